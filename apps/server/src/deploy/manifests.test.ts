import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { REPOSITORY } from '../settings/readSettings.ts';
import { DOCKER_FOLDER, readImage, variablesOf } from './readImage.ts';

/** What a YAML file says, as it is. */
type Manifest = ReturnType<typeof JSON.parse>;

const FOLDER = join(REPOSITORY, 'deploy/kubernetes');
const manifests = ['portal.yaml', 'apply.yaml'].flatMap((name) =>
  parseAllDocuments(readFileSync(join(FOLDER, name), 'utf8')).map((one): Manifest => one.toJS()),
);
const only = (kind: string): Manifest => {
  const found = manifests.filter((one) => one.kind === kind);
  expect(found, kind).toHaveLength(1);
  return found[0] ?? {};
};
const readme = readFileSync(join(REPOSITORY, 'apps/server/README.md'), 'utf8');
const documented = new Set([...readme.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name));
const variables = variablesOf(readImage().at(-1) ?? { name: '', from: '', steps: [] });

it('[S1042] the manifests for Kubernetes keep to its schemas', async () => {
  for (const one of manifests) {
    const models = await import(`kubernetes-models/${one.apiVersion}`);
    expect(() => new models[one.kind](one).validate(), one.kind).not.toThrow();
  }
  const { Deployment } = await import('kubernetes-models/apps/v1');
  const wrong = structuredClone(only('Deployment'));
  wrong.spec.template.spec.containers[0].readinessProbe.periodSeconds = 'often';
  expect(() => new Deployment(wrong as ConstructorParameters<typeof Deployment>[0]).validate()).toThrow(
    'periodSeconds',
  );
});

it('[S1042] services, probes and selectors lead to what the pods have', () => {
  const { replicas, selector, strategy, template } = only('Deployment').spec;
  const [container] = template.spec.containers;
  const ports = Object.fromEntries(
    container.ports.map(({ name, containerPort }: Manifest) => [name, String(containerPort)]),
  );
  const { data } = only('ConfigMap');
  expect(ports).toEqual({
    portal: variables.PORT,
    apps: variables.APPS_PORT,
    metrics: data.PORTAL_METRICS_PORT,
  });
  const { spec: service } = only('Service');
  const { spec: budget } = only('PodDisruptionBudget');
  for (const labels of [selector.matchLabels, service.selector, budget.selector.matchLabels])
    expect(template.metadata.labels).toMatchObject(labels);
  for (const { targetPort } of service.ports) expect(Object.keys(ports)).toContain(targetPort);
  const backends = only('Ingress').spec.rules.map(
    ({ http }: Manifest) => http.paths[0].backend.service.port.name,
  );
  expect(backends).toEqual(service.ports.map(({ name }: Manifest) => name));
  const probed = ['startupProbe', 'readinessProbe', 'livenessProbe'].map(
    (name) => container[name].httpGet.path,
  );
  expect(probed).toEqual(['/healthz', '/readyz', '/healthz']);
  expect(strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  expect(replicas).toBeGreaterThan(budget.minAvailable);
  // The pause, 30 s for answers, 3 s for connections.
  expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(
    Number(container.lifecycle.preStop.exec.command[1]) + 33,
  );
});

it('[S1043] pods and containers run as the image’s user on a read-only root, and take secrets by reference', () => {
  const pods = [only('Deployment'), only('Job')].map(({ spec }) => spec.template.spec);
  for (const { securityContext, containers, volumes } of pods) {
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
    const [container] = containers;
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.envFrom).toContainEqual({ secretRef: { name: 'portal' } });
    expect(container.env).toBeUndefined();
    const mounts = container.volumeMounts.map(({ mountPath }: Manifest) => mountPath);
    expect(mounts).toContain(variables.PORTAL_DATA_DIR);
    expect(volumes.map(({ name }: Manifest) => name)).toEqual(
      expect.arrayContaining(container.volumeMounts.map(({ name }: Manifest) => name)),
    );
  }
  expect(manifests.map(({ kind }) => kind)).not.toContain('Secret');
  const names = Object.keys(only('ConfigMap').data);
  for (const name of names) expect([...documented], name).toContain(name);
  expect(names.filter((name) => /SECRET|PASSWORD|TOKEN|KEY|DATABASE_URL/.test(name))).toEqual([]);
});

it('[S1043] the compose file starts database, server and nginx in turn, and publishes nginx alone', () => {
  const { services, networks, volumes } = parse(readFileSync(join(DOCKER_FOLDER, 'compose.yaml'), 'utf8'), {
    merge: true,
  });
  const { database, portal, nginx } = services;
  expect(Object.keys(services)).toEqual(['database', 'portal', 'nginx']);
  expect([database.ports, portal.ports, nginx.ports]).toEqual([undefined, undefined, ['80:80']]);
  expect([portal.depends_on, nginx.depends_on]).toEqual([
    { database: { condition: 'service_healthy' } },
    { portal: { condition: 'service_healthy' } },
  ]);
  for (const one of [portal, nginx])
    expect(one).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  expect(portal.tmpfs.join()).toContain(`${variables.PORTAL_DATA_DIR}:uid=10001`);
  expect(Number.parseInt(portal.stop_grace_period, 10)).toBeGreaterThan(33);
  expect(existsSync(join(DOCKER_FOLDER, portal.build.context, portal.build.dockerfile))).toBe(true);
  for (const name of Object.keys(portal.environment)) expect([...documented], name).toContain(name);
  expect(database.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  expect(portal.environment.DATABASE_URL).toMatch(/:\$\{POSTGRES_PASSWORD\}@database\//);
  expect(networks.inside).toEqual({ internal: true });
  expect(Object.keys(volumes)).toEqual(['database']);
  for (const mount of nginx.volumes)
    expect(existsSync(join(DOCKER_FOLDER, mount.split(':')[0])), mount).toBe(true);
});
