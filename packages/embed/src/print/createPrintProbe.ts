import type { PrintProbe, PrintProbeResult, PrintVersions } from './checkPrint.ts';
import { readServiceText } from './readServiceText.ts';

/** Milliseconds that one address may take to answer. */
const PROBE_TIMEOUT_MS = 1_500;

const SCRIPT = 'CLodopfuncs.js';
const PLAIN = ['localhost:8000', 'localhost:18000'];
/* A name of the print service's maker that leads to this computer, for pages loaded by https. */
const SECURE = ['localhost.lodop.net:8443', 'localhost.lodop.net:8444'];
const PLUGIN_TYPE = 'application/x-print-lodop';
const PERMISSIONS = ['loopback-network', 'local-network-access'];

/** What the probe uses of the browser; a test gives its own. */
export type PrintProbePorts = {
  /** Reads a text from an address, or throws. */
  readText: (address: string, signal: AbortSignal) => Promise<string>;
  /** Whether the person has forbidden pages to speak to their computer. */
  isDenied: () => Promise<boolean>;
  /** The plugin's version; undefined without a plugin, empty where it does not say one. */
  pluginVersion: () => string | undefined;
  /** The page was loaded by https. */
  secure: boolean;
  /** `host:port` of print services in place of the usual ones. */
  hosts?: readonly string[];
  timeoutMs?: number;
};

/** Makes a probe over this browser. */
export function createPrintProbe(ports: PrintProbePorts): PrintProbe {
  return async (channel) => (channel === 'plugin' ? probePlugin(ports) : probeService(ports));
}

function probePlugin({ pluginVersion }: PrintProbePorts): PrintProbeResult {
  const version = pluginVersion();
  if (version === undefined) return { found: 'nothing' };
  return version === '' ? { found: 'silence' } : { found: 'answer', versions: { plugin: version } };
}

async function probeService(ports: PrintProbePorts): Promise<PrintProbeResult> {
  const service = await findPrintService(ports);
  return service.found === 'answer' ? { found: 'answer', versions: service.versions } : service;
}

/** The print service of this computer: where it answered, and what it served. */
export type PrintService = { found: 'answer'; host: string; text: string; versions: PrintVersions };

/** Looks for the print service by sockets and plain requests, at every address at once. */
export async function findPrintService(
  ports: PrintProbePorts,
): Promise<PrintService | Exclude<PrintProbeResult, { found: 'answer' }>> {
  const { readText, isDenied, secure, hosts = secure ? SECURE : PLAIN } = ports;
  if (await isDenied()) return { found: 'denied' };
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(ports.timeoutMs ?? PROBE_TIMEOUT_MS)]);
  const schemes = secure ? ['wss', 'https'] : ['ws', 'http'];
  let hasAnswered = false;
  const reads = hosts.flatMap((host) =>
    schemes.map(async (scheme) => {
      const text = await readText(`${scheme}://${host}/${SCRIPT}`, signal);
      hasAnswered = true;
      const versions = readServiceText(text);
      // Another program on that port, or a print service that is still starting.
      if (!versions.cloud) throw new Error('no version');
      return { found: 'answer', host, text, versions } as const;
    }),
  );
  try {
    return await Promise.any(reads);
  } catch {
    if (await isDenied()) return { found: 'denied' };
    return { found: hasAnswered ? 'silence' : 'nothing' };
  } finally {
    over.abort();
  }
}

/** The browser that this page is in. */
export function browserPrintPorts(): PrintProbePorts {
  return {
    readText: (address, signal) =>
      address.startsWith('ws') ? readSocket(address, signal) : readAnswer(address, signal),
    isDenied,
    pluginVersion: readPlugin,
    secure: window.location.protocol === 'https:',
  };
}

async function readAnswer(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  return answer.text();
}

/** The first message of a socket. */
function readSocket(address: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    const end = (settle: () => void) => {
      socket.close();
      settle();
    };
    socket.onmessage = ({ data }) => end(() => resolve(typeof data === 'string' ? data : ''));
    socket.onerror = () => end(() => reject(new Error('no socket')));
    socket.onclose = () => reject(new Error('closed'));
    signal.addEventListener('abort', () => end(() => reject(new Error('too late'))));
  });
}

async function isDenied(): Promise<boolean> {
  for (const name of PERMISSIONS) {
    try {
      const { state } = await navigator.permissions.query({ name: name as PermissionName });
      if (state === 'denied') return true;
    } catch {
      // A browser that does not know the permission does not ask for it either.
    }
  }
  return false;
}

/** The plugin's version is a property of its object; nothing of it is called. */
function readPlugin(): string | undefined {
  if (!navigator.mimeTypes?.namedItem(PLUGIN_TYPE)) return undefined;
  const plugin = document.createElement('object');
  plugin.type = PLUGIN_TYPE;
  plugin.width = plugin.height = '0';
  document.body.append(plugin);
  const version: unknown = Reflect.get(plugin, 'VERSION');
  plugin.remove();
  return typeof version === 'string' ? version : '';
}
