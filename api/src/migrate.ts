import { readDatabaseUrl } from './platform/config.ts';
import { sentenceOf } from './platform/database/database.ts';
import { migrate } from './platform/database/migrations.ts';

/** `node src/migrate.ts` applies the migrations that the database at DATABASE_URL lacks. */
try {
  const applied = await migrate(readDatabaseUrl(process.env));
  process.stdout.write(applied.length ? `Applied ${applied.join(', ')}\n` : 'The database is up to date\n');
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}
