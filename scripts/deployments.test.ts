import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { packages } from '../build/packages/packages.ts';

const projectRoot = path.resolve(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(path.join(projectRoot, name), 'utf8');

type Program = 'api' | 'edge';
const programs: Program[] = ['api', 'edge'];

/** The settings of a program in the table, or those of them that production requires. */
function settingsOf(program: string, isRequired = false): string[] {
  const rows = [...read('docs/settings.md').matchAll(/^\| `(\w+)` \|(.*?)\|.*\|(.*)\|$/gm)];
  return rows.flatMap(([, name = '', programs = '', required = '']) =>
    programs.trim().split(', ').includes(program) && (!isRequired || required.trim() === 'yes') ? [name] : [],
  );
}

const namesIn = (file: string): string[] => [...read(file).matchAll(/^(\w+)=$/gm)].map(([, name = '']) => name);
const valuesOf = (file: string, name: string): string[] =>
  [...read(file).matchAll(new RegExp(`\\b${name}=(\\S+)`, 'g'))].map(([, value = '']) => value);

const drainMs = 10_000;

describe.each(['api', 'edge', 'outside', 'ops'] as const)('the container of %s', (name) => {
  const file = `deploy/containers/${name}.Dockerfile`;

  test('has the Node of the project, and starts a file of its package without rights', () => {
    const { devDependencies } = JSON.parse(read('package.json'));
    expect(read(file)).toContain(`FROM node:${devDependencies.node}-slim\n`);
    expect(read(file)).toContain('\nUSER node\n');
    const [, command = ''] = /^CMD (.*)$/m.exec(read(file)) ?? [];
    const script = (JSON.parse(command) as string[]).find((word) => word.endsWith('.js'));
    expect(Object.keys(packages[name].entries)).toContain(script);
    expect(read(file)).toContain(`-t jangteo-${name} -f ${file} dist/${name}\n`);
  });

  test('listens to others, in production unless it is a stand-in, and names settings of the table', () => {
    const set = [...read(file).matchAll(/\b([A-Z_]{4,})=/g)].map(([, setting = '']) => setting);
    const known = [...settingsOf(name), 'NODE_ENV'];
    expect(set.filter((setting) => !known.includes(setting))).toEqual([]);
    expect(valuesOf(file, 'NODE_ENV')).toEqual(name === 'outside' ? [] : ['production']);
    expect(valuesOf(file, 'HOST')).toEqual(name === 'ops' ? [] : ['0.0.0.0']);
  });
});

/** The variables that a script of the database asks for: `${NAME:?}`, and with a default `${NAME:-40}`. */
const variablesOf = (script: string): string[] => [
  ...new Set([...read(`deploy/database/${script}`).matchAll(/\$\{([A-Z_]+):[?-]/g)].map(([, name = '']) => name)),
];

test('the pooler has the settings of the table, pools by transaction, and is started by its container', () => {
  expect(variablesOf('pooler.sh').toSorted()).toEqual(settingsOf('pooler').toSorted());
  expect(namesIn('deploy/pooler.env.example').toSorted()).toEqual(settingsOf('pooler', true).toSorted());
  expect(read('deploy/database/pooler.sh')).toContain('\npool_mode = transaction\n');
  expect(read('deploy/containers/pooler.Dockerfile')).toContain('\nCOPY pooler.sh /program/\n');
  expect(read('deploy/containers/pooler.Dockerfile')).toContain('\nCMD ["/program/pooler.sh"]\n');
});

test('the primary sets the time limits that deploy.md names', () => {
  const limitsIn = (file: string) => read(file).match(/^ALTER ROLE jangteo SET .*;$/gm);
  expect(limitsIn('deploy/database/first-start.sh')).toEqual(limitsIn('docs/deploy.md'));
  expect(limitsIn('docs/deploy.md')).toHaveLength(3);
});

interface Service {
  image: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  env_file?: string[];
  environment?: Record<string, string | number>;
  depends_on?: string[] | Record<string, { condition: string }>;
  healthcheck?: object;
  stop_grace_period?: string;
  volumes?: string[];
}

describe('the compose file', () => {
  const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const { services } = compose;
  const own = Object.entries(services).filter(([name]) => /^(api|edge)-\d$/.test(name));
  const programOf = (name: string) => name.split('-')[0] as Program;

  test('runs two of each server, and depends only on services and volumes that it has', () => {
    expect(own.map(([name]) => name).toSorted()).toEqual(['api-1', 'api-2', 'edge-1', 'edge-2']);
    for (const service of Object.values(services)) {
      const needed = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {});
      expect(needed.filter((name) => !services[name])).toEqual([]);
      const named = (service.volumes ?? []).flatMap((volume) => /^([a-z]+):/.exec(volume)?.[1] ?? []);
      expect(named.filter((name) => !(name in compose.volumes))).toEqual([]);
    }
  });

  test.each(own)('%s has every setting that production requires, and none that is unknown', (name, service) => {
    const program = programOf(name);
    const given = [...Object.keys(service.environment ?? {}), ...namesIn(`deploy/${program}.env.example`)];
    expect(service.env_file).toEqual([`${program}.env`]);
    expect(given.filter((setting) => !settingsOf(program).includes(setting))).toEqual([]);
    expect(settingsOf(program, true).filter((setting) => !given.includes(setting))).toEqual([]);
  });

  test.each(own)('%s is built from its package, and has the time to leave without a lost request', (name, service) => {
    const { context = '', dockerfile = '' } = service.build ?? {};
    expect(path.join('deploy', context)).toBe(`dist/${programOf(name)}`);
    expect(path.join('deploy', context, dockerfile)).toBe(`deploy/containers/${programOf(name)}.Dockerfile`);
    const leaveMs = Number(service.environment?.LEAVE_MS);
    expect(leaveMs).toBeGreaterThanOrEqual(3_000);
    expect(Number(/^(\d+)s$/.exec(service.stop_grace_period ?? '')?.[1]) * 1_000).toBeGreaterThan(leaveMs + drainMs);
  });

  test('takes the variables of the table, and refuses to start without the required ones', () => {
    const taken = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)(:[?-])/g)];
    const needed = taken.flatMap(([, name = '', how]) => (how === ':?' ? [name] : []));
    expect([...new Set(taken.map(([, name = '']) => name))].toSorted()).toEqual(settingsOf('compose').toSorted());
    expect([...new Set(needed)].toSorted()).toEqual(settingsOf('compose', true).toSorted());
  });

  test('APIs reach the primary through the pooler, and the replica, the store and Valkey at their addresses', () => {
    const { environment: api = {} } = services['api-1'] ?? {};
    const { environment: edge = {} } = services['edge-1'] ?? {};
    const places = Object.fromEntries(
      ['DATABASE_URL', 'DATABASE_READ_URL', 'UPLOADS_URL', 'REDIS_URL'].map((name) => {
        const { hostname, port, pathname, search } = new URL(String(api[name]).replace(/\$\{\w+:\?\}/, 'password'));
        expect(Object.keys(services)).toContain(hostname);
        return [name, `${hostname}:${port}${pathname}${search}`];
      }),
    );
    expect(places).toEqual({
      DATABASE_URL: `pooler:${services.pooler?.environment?.PORT}/jangteo?pooler=transaction`,
      DATABASE_READ_URL: 'replica:5432/jangteo',
      UPLOADS_URL: 'store:9000/jangteo/uploads',
      REDIS_URL: 'valkey:6379',
    });
    expect(edge.RELEASES_URL).toBe('http://store:9000/jangteo/releases');
    expect(services.bucket?.command?.[0]).toMatch(/mc mb --ignore-existing store\/jangteo$/);
    const key = {
      user: services.store?.environment?.MINIO_ROOT_USER,
      password: services.store?.environment?.MINIO_ROOT_PASSWORD,
    };
    for (const { S3_ACCESS_KEY_ID: user, S3_SECRET_ACCESS_KEY: password } of [api, edge]) {
      expect({ user, password }).toEqual(key);
    }
  });

  test('the pooler pools what the primary and its replica hold, with the scripts of this folder', () => {
    const given = Object.keys(services.pooler?.environment ?? {});
    expect(given.filter((name) => !settingsOf('pooler').includes(name))).toEqual([]);
    expect(settingsOf('pooler', true).filter((name) => !given.includes(name))).toEqual([]);
    expect([services.pooler, services.replica].map((service) => service?.environment)).toEqual([
      expect.objectContaining({ DATABASE_HOST: 'postgres' }),
      expect.objectContaining({ PGHOST: 'postgres' }),
    ]);
    const scripts = Object.values(services).flatMap(({ volumes = [] }) =>
      volumes.flatMap((volume) => /^\.\/(database\/[\w.-]+):/.exec(volume)?.[1] ?? []),
    );
    expect(scripts.toSorted()).toEqual(['database/first-start.sh', 'database/replica.sh']);
    for (const script of scripts) expect(statSync(path.join(projectRoot, 'deploy', script)).mode & 0o111).toBe(0o111);
  });

  test('whoever waits for a service to be healthy waits for one that says so', () => {
    for (const { depends_on } of Object.values(services)) {
      if (!depends_on || Array.isArray(depends_on)) continue;
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect({ name, isChecked: services[name]?.healthcheck !== undefined }).toEqual({
          name,
          isChecked: condition === 'service_healthy',
        });
      }
    }
  });

  test('edges ask the two APIs, and the proxy the two edges', () => {
    const at = (program: Program) =>
      own.flatMap(([name, { environment }]) => (programOf(name) === program ? [`${name}:${environment?.PORT}`] : []));
    for (const name of ['edge-1', 'edge-2']) {
      const urls = at('api').map((place) => `http://${place}`);
      expect(String(services[name]?.environment?.API_URLS).split(',')).toEqual(urls);
    }
    expect(read('deploy/Caddyfile')).toContain(`reverse_proxy ${at('edge').join(' ')} {\n`);
    expect(services.migrate?.command?.at(-1)).toBe('migrate.js');
  });
});

interface Probe {
  httpGet?: { path: string; port: string };
  tcpSocket?: { port: string };
}

interface Container {
  name: string;
  image: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  env?: { name: string; value: string }[];
  envFrom?: { secretRef: { name: string } }[];
  volumeMounts?: { name: string; mountPath: string }[];
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  resources?: { limits?: { memory?: string } };
  securityContext?: object;
}

interface Volume {
  name: string;
  persistentVolumeClaim?: { claimName: string };
}

interface Pod {
  automountServiceAccountToken?: boolean;
  terminationGracePeriodSeconds?: number;
  securityContext?: object;
  containers: Container[];
  volumes?: Volume[];
}

interface Resource {
  kind: string;
  metadata: { name: string };
  spec: {
    minReplicas?: number;
    maxUnavailable?: number;
    scaleTargetRef?: { name: string };
    selector?: Record<string, unknown>;
    ports?: { port: number }[];
    ingressClassName?: string;
    template?: { metadata?: { labels: Record<string, string> }; spec: Pod };
  };
}

/** Renders what the chart uses of Helm's language: values, and values as JSON. Anything else is an error. */
function render(template: string, values: unknown): string {
  const rendered = template.replaceAll(/\{\{ \.Values\.([\w.]+)( \| toJson)? \}\}/g, (_, place: string, json) => {
    const value = place.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], values);
    if (value === undefined) throw new Error(`values.yaml has no ${place}`);
    if (!json && typeof value === 'object') throw new Error(`${place} is not one value`);
    return json ? JSON.stringify(value) : String(value);
  });
  if (rendered.includes('{{')) throw new Error(`More than values: ${/\{\{.*/.exec(rendered)?.[0]}`);
  return rendered;
}

describe('the chart', () => {
  const values = parse(read('deploy/chart/values.yaml'));
  const resources = globSync('deploy/chart/templates/*.yaml', { cwd: projectRoot }).flatMap((file) =>
    parseAllDocuments(render(read(file), values)).map((document) => {
      if (document.errors.length) throw new Error(`${file}: ${document.errors.join('\n')}`);
      return document.toJS() as Resource;
    }),
  );
  const find = (kind: string, name: string): Resource => {
    const found = resources.find((resource) => resource.kind === kind && resource.metadata.name === name);
    if (!found) throw new Error(`The chart has no ${kind} ${name}`);
    return found;
  };
  const containerOf = (resource: Resource): Container => {
    const [container] = resource.spec.template?.spec.containers ?? [];
    if (!container) throw new Error(`${resource.metadata.name} has no container`);
    return container;
  };

  describe.each(programs)('%s', (program) => {
    const name = `jangteo-${program}`;
    const deployment = find('Deployment', name);
    const container = containerOf(deployment);
    const env = Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value]));

    test('has every setting that production requires, and none that is unknown', () => {
      expect(container.envFrom).toEqual([{ secretRef: { name } }]);
      const given = [...Object.keys(env), ...namesIn(`deploy/${program}.env.example`)];
      expect(given.filter((setting) => !settingsOf(program).includes(setting))).toEqual([]);
      expect(settingsOf(program, true).filter((setting) => !given.includes(setting))).toEqual([]);
      expect(Object.values(env).every((value) => typeof value === 'string')).toBe(true);
    });

    test('is probed at its ports, and has the time to leave without a lost request', () => {
      expect(container.livenessProbe?.httpGet).toEqual({ path: '/live', port: 'http' });
      expect(container.readinessProbe?.httpGet).toEqual({ path: '/ready', port: 'http' });
      expect(container.ports).toEqual([
        { name: 'http', containerPort: Number(env.PORT) },
        { name: 'metrics', containerPort: Number(env.METRICS_PORT) },
      ]);
      const graceMs = (deployment.spec.template?.spec.terminationGracePeriodSeconds ?? 0) * 1_000;
      expect(Number(env.LEAVE_MS)).toBeGreaterThanOrEqual(3_000);
      expect(graceMs).toBeGreaterThan(Number(env.LEAVE_MS) + drainMs);
    });

    test('is behind a service, is scaled, and is disrupted one pod at a time', () => {
      const labels = deployment.spec.template?.metadata?.labels;
      expect(deployment.spec.selector).toEqual({ matchLabels: labels });
      expect(find('Service', name).spec.selector).toEqual(labels);
      expect(find('PodDisruptionBudget', name).spec).toEqual({ maxUnavailable: 1, selector: { matchLabels: labels } });
      const scaler = find('HorizontalPodAutoscaler', name).spec;
      expect(scaler.scaleTargetRef?.name).toBe(name);
      expect(scaler.minReplicas).toBeGreaterThanOrEqual(2);
    });

    test('mounts volumes that the pod has', () => {
      const volumes = deployment.spec.template?.spec.volumes?.map((volume) => volume.name) ?? [];
      expect((container.volumeMounts ?? []).map((mount) => mount.name)).toEqual(volumes);
    });
  });

  test('edges mount the claim with releases and pictures', () => {
    const volumes = find('Deployment', 'jangteo-edge').spec.template?.spec.volumes;
    const persistentVolumeClaim = { claimName: values.edge.marketClaim };
    expect(volumes).toContainEqual({ name: 'market', persistentVolumeClaim });
  });

  test.each(['api', 'edge', 'pooler', 'valkey'])('%s is probed and bounded, behind its service', (name) => {
    const deployment = find('Deployment', `jangteo-${name}`);
    const { livenessProbe, readinessProbe, resources } = containerOf(deployment);
    expect([livenessProbe, readinessProbe]).toEqual([expect.any(Object), expect.any(Object)]);
    expect(resources?.limits?.memory).toMatch(/Mi$|Gi$/);
    const labels = deployment.spec.template?.metadata?.labels;
    expect([deployment.spec.selector, find('Service', `jangteo-${name}`).spec.selector]).toEqual([
      { matchLabels: labels },
      labels,
    ]);
  });

  const pods = resources.flatMap(({ metadata, spec }): [string, Pod][] =>
    spec.template ? [[metadata.name, spec.template.spec]] : [],
  );

  // What Kubernetes calls the restricted standard, which a cluster may require of every pod.
  test.each(pods)('%s runs without rights, and without a token of the cluster', (_, pod) => {
    expect(pod.automountServiceAccountToken).toBe(false);
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
    for (const { securityContext } of pod.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    }
  });

  test('the ingress names its class: most controllers ignore one that names none', () => {
    expect(values.ingressClass).toEqual(expect.any(String));
    expect(find('Ingress', 'jangteo').spec.ingressClassName).toBe(values.ingressClass);
  });

  test('the pooler has the settings of the table, and APIs count in the chart’s Valkey', () => {
    const pooler = containerOf(find('Deployment', 'jangteo-pooler'));
    expect(pooler.envFrom).toEqual([{ secretRef: { name: 'jangteo-pooler' } }]);
    const given = [...(pooler.env ?? []).map(({ name }) => name), ...namesIn('deploy/pooler.env.example')];
    expect(given.filter((name) => !settingsOf('pooler').includes(name))).toEqual([]);
    const [port] = find('Service', 'jangteo-pooler').spec.ports ?? [];
    expect(pooler.env).toContainEqual({ name: 'PORT', value: String(port?.port) });
    expect(read('docs/deploy.md')).toContain(`@jangteo-pooler:${port?.port}/jangteo?pooler=transaction`);
    const [valkey] = find('Service', 'jangteo-valkey').spec.ports ?? [];
    const { env } = containerOf(find('Deployment', 'jangteo-api'));
    expect(env).toContainEqual({ name: 'REDIS_URL', value: `redis://jangteo-valkey:${valkey?.port}` });
  });

  test('the operator is told to make every secret that the chart takes', () => {
    const taken = resources.flatMap(({ spec }) => spec.template?.spec.containers[0]?.envFrom ?? []);
    for (const { secretRef } of taken) {
      expect(read('docs/deploy.md')).toContain(`\`${secretRef.name}\``.replace('`jangteo-api`', 'jangteo-api '));
      expect(namesIn(`deploy/${secretRef.name.replace('jangteo-', '')}.env.example`).length).toBeGreaterThan(0);
    }
  });

  test('edges ask the service of the API, and migrations run with its image and a secret of their own', () => {
    const env = containerOf(find('Deployment', 'jangteo-edge')).env ?? [];
    const [port] = find('Service', 'jangteo-api').spec.ports ?? [];
    expect(env).toContainEqual({ name: 'API_URLS', value: `http://jangteo-api:${port?.port}` });
    const [api, job] = [find('Deployment', 'jangteo-api'), find('Job', 'jangteo-migrate')].map(containerOf);
    expect(job?.image).toBe(api?.image);
    expect(job?.envFrom).toEqual([{ secretRef: { name: 'jangteo-migrate' } }]);
    expect(namesIn('deploy/migrate.env.example')).toEqual(settingsOf('migrate'));
    expect(Object.keys(packages.api.entries)).toContain(job?.command?.at(-1));
  });
});
