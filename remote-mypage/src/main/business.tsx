import { CompanyFacts } from '@jangteo/page';

export function Business() {
  return (
    <section aria-labelledby="business">
      <h2 id="business">사업자정보</h2>
      <CompanyFacts />
    </section>
  );
}
