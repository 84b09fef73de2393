import type { FastifyReply } from 'fastify'

/** As the frame in our page has it: it holds also where a file is opened without one. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-modals'

/** Inline and eval: packages are old, and what they do stays on this host (goals: Security). */
const FOREIGN = "'self' 'unsafe-inline' 'unsafe-eval' data: blob:"

const NEVER = {
  'object-src': "'none'",
  'worker-src': "'none'",
  'form-action': "'none'",
  'base-uri': "'self'",
}

/**
 * For what somebody else made. A window is the one way by which it could tell another website who plays it, so it opens none unless
 * a designer has allowed it: it runs, asks nothing of other hosts, and stands only in the launch page of who asked for it.
 */
export function sendPackagePolicy(reply: FastifyReply, origin: string, opensWindows: boolean): void {
  send(reply, {
    ...NEVER,
    'default-src': FOREIGN,
    'connect-src': "'self'",
    'frame-src': "'self' data: blob:",
    'frame-ancestors': `'self' ${origin}`,
    sandbox: opensWindows ? `${SANDBOX} allow-popups` : SANDBOX,
  })
}

/** For our own page around it: only its script runs, and only files of this host stand in its frame. */
export function sendLaunchPolicy(reply: FastifyReply, origin: string): void {
  send(reply, {
    ...NEVER,
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'unsafe-inline'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'frame-ancestors': origin,
  })
}

function send(reply: FastifyReply, directives: Readonly<Record<string, string>>): void {
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources}`)
  void reply.removeHeader('x-frame-options')
  // a sandboxed window could not be opened with it
  void reply.removeHeader('cross-origin-opener-policy')
  void reply.header('content-security-policy', policy.join(';'))
  // old packages say goodbye in onunload
  void reply.header('permissions-policy', 'unload=(self)')
}
