import type { Block } from '@jangteo/contract/texts/legal-text';

/** Texts never change once they are in force, so their index is a stable key. */
export const ArticleText = ({ content }: { content: readonly Block[] }) =>
  content.map((block, index) => <BlockText key={index} block={block} />);

function BlockText({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('points' in block) return <Points points={block.points} />;
  return <Table rows={block.table} />;
}

const Points = ({ points }: { points: readonly string[] }) => (
  <ol>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ol>
);

function Table({ rows: [head = [], ...rows] }: { rows: readonly (readonly string[])[] }) {
  return (
    <div data-part="table">
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
