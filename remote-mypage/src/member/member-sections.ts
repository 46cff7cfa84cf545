import { styled } from '@jangteo/ui';
import { Sections } from '../sections.ts';

/** The sections of a page of the member's own: rows below their titles. */
export const MemberSections = styled(Sections, { base: { '& h2': { marginBottom: '2' } } });
