import { FormPage } from './form-page.tsx';

export default function PostFormPage() {
  return <FormPage board="dashboard" />;
}
