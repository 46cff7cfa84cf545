/** Parts of a call's path that are one of several words. */
const boards = ['dashboard', 'qna', 'survey'];

/** The calls that a file names: `PUT /api/v1/community/${board}/:id/${act}` names each board, and each act in the file. */
export function callsNamedIn(text: string, all: readonly string[]): string[] {
  const literals = new Set([...text.matchAll(/'([^'\n]+)'/g)].map(([, literal]) => literal));
  const templates = [...text.matchAll(/`([A-Z]+ \/api\/[^`]*)`/g)].map(([, template = '']) => template.split('/'));
  const fits = (key: string, template: string[]) => {
    const parts = key.split('/');
    const fitsAt = (part: string, place: number) =>
      template[place] === part || (template[place]?.startsWith('${') && (boards.includes(part) || literals.has(part)));
    return parts.length === template.length && parts.every(fitsAt);
  };
  return all.filter((key) => literals.has(key) || templates.some((template) => fits(key, template)));
}
