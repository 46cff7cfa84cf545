import { readDatabaseUrl } from './platform/config.ts';
import { migrate } from './platform/database/migrations.ts';

/** `node src/migrate.ts`: brings the database at DATABASE_URL to the shape these sources expect. */
const applied = await migrate(readDatabaseUrl(process.env));
process.stdout.write(applied.length ? `Applied ${applied.join(', ')}\n` : 'The database is up to date\n');
