import { type AppName, appNames, type Channel, type Release } from '@jangteo/contract/release';
import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';

/** A path below a release's folder that cannot leave it. */
const FilePath = Type.String({ pattern: '^(?:[\\w@()+-][\\w.@()+-]*/)*[\\w@()+-][\\w.@()+-]*$', maxLength: 200 });
const ReleaseId = Type.String({ pattern: '^[0-9a-f]{8,64}$' });
const Generation = Type.Integer({ minimum: 1 });
const AppNameSchema = Type.Union(appNames.map((name) => Type.Literal(name)));
const OwnPath = Type.String({ pattern: '^/(?:[\\w:?-]+(?:/[\\w:?-]+)*)?$' });

const RouteEntrySchema = Type.Object(
  {
    path: OwnPath,
    aliases: Type.Optional(Type.Array(OwnPath)),
    digits: Type.Optional(Type.Array(Type.String())),
    pageName: Type.String(),
    noBottomNav: Type.Optional(Type.Boolean()),
    noScrollTop: Type.Optional(Type.Boolean()),
    requiresLogin: Type.Optional(Type.Boolean()),
    keepsText: Type.Optional(Type.Boolean()),
    noIndex: Type.Optional(Type.Boolean()),
    redirectTo: Type.Optional(OwnPath),
  },
  // A newer release may have route fields that this edge does not know.
  { additionalProperties: true },
);

const HashedFiles = Type.Record(
  FilePath,
  Type.Object({
    integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }),
    bytes: Type.Integer({ minimum: 0 }),
  }),
);

const ReleaseSchema = Type.Object(
  {
    app: AppNameSchema,
    id: ReleaseId,
    commit: Type.String(),
    builtAt: Type.String(),
    releasedAt: Type.Optional(Type.String()),
    owner: Type.Optional(Type.Object({ team: Type.String(), pager: Type.String(), runbook: Type.String() })),
    entry: FilePath,
    files: HashedFiles,
    nodeFiles: HashedFiles,
    compressed: HashedFiles,
    preload: Type.Record(Type.String(), Type.Array(FilePath)),
    routes: Type.Record(Type.String({ pattern: '^[\\w-]+:[\\w-]+$' }), RouteEntrySchema),
    serverEntry: FilePath,
  },
  { additionalProperties: true },
);

/** Its remotes may be fewer or more than the ones these sources know. */
const ChannelSchema = Type.Object({
  releases: Type.Intersect([Type.Object({ host: ReleaseId }), Type.Record(Type.String(), ReleaseId)]),
  generation: Generation,
  back: Type.Record(Type.String(), Generation),
  canary: Type.Optional(
    Type.Object({
      percent: Type.Integer({ minimum: 1, maximum: 99 }),
      releases: Type.Record(Type.String(), ReleaseId),
    }),
  ),
  changes: Type.Array(
    Type.Object({
      at: Type.String(),
      app: Type.String(),
      from: Type.Union([ReleaseId, Type.Null()]),
      to: Type.Union([ReleaseId, Type.Null()]),
      kind: Type.Union(['promotion', 'rollback', 'canary', 'canary ended'].map((kind) => Type.Literal(kind))),
      percent: Type.Optional(Type.Integer()),
      commit: Type.String(),
      by: Type.String(),
      run: Type.Optional(Type.String()),
      reason: Type.Optional(Type.String()),
    }),
  ),
});

class MalformedFile extends Error {
  constructor(file: string, reason: string) {
    super(`${file} is malformed: ${reason}`);
    this.name = 'MalformedFile';
  }
}

export const parseRelease = (text: string, file: string): Release => parse<Release>(ReleaseSchema, text, file);
export const parseIds = (text: string, file: string): Partial<Record<AppName, string>> =>
  parse<Partial<Record<AppName, string>>>(Type.Record(Type.String(), ReleaseId), text, file);
export const parseChannel = (text: string, file: string): Channel => parse<Channel>(ChannelSchema, text, file);

function parse<T>(schema: TSchema, text: string, file: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new MalformedFile(file, error instanceof Error ? error.message : 'not JSON');
  }
  if (Value.Check(schema, value)) return value as T;
  const [first] = Value.Errors(schema, value);
  throw new MalformedFile(file, first ? `${first.instancePath || 'its content'} ${first.message}` : 'unknown shape');
}
