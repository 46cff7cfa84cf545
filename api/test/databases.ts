import pg from 'pg';

const server = (): string => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run these tests with the jest.config.mjs of the project');
  return url;
};

/** Several test runs may share one server. */
const fullName = (name: string): string => `jangteo_test_${process.env.TEST_DATABASE_RUN}_${name}`;

async function asOwner(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * Copying a template takes a tenth of the time of creating the same database. Its files are copied: PostgreSQL's usual way is
 * through its shared memory, every page of which a new connection has to map, and takes three to six times as long.
 */
export async function createDatabase(name: string, template?: string): Promise<string> {
  const copied = template ? `TEMPLATE ${fullName(template)} STRATEGY FILE_COPY` : '';
  await asOwner(`CREATE DATABASE ${fullName(name)} ${copied}`);
  const url = new URL(server());
  url.pathname = fullName(name);
  return url.href;
}

export const dropDatabase = (name: string): Promise<void> =>
  asOwner(`DROP DATABASE IF EXISTS ${fullName(name)} WITH (FORCE)`);
