import { WORKER_URL } from '#shared/domain/worker.ts'

/** The only other sites whose scripts the product may run. */
const TRUSTED_ORIGINS = ['https://www.google.com/recaptcha/']
/** Our own copy of the part of pdf.js that reads files, and the service worker. */
const WORKERS = ['/assets/pdf/pdf.worker.min.mjs', WORKER_URL]

interface ScriptPolicy {
  /** A trusted address, where the browser tells such from others. */
  createScriptURL: (url: string) => string
}

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: <Rules extends object>(name: string, rules: Rules) => Rules
    }
  }
}

let policy: ScriptPolicy | null = null

/** The page's own policy of Trusted Types; a name can be taken once. @throws TypeError for what is not ours */
export function trustScript(url: string): string {
  const rules = { createScriptURL: trust }
  policy ??= window.trustedTypes?.createPolicy('waymark', rules) ?? rules
  return policy.createScriptURL(url)
}

function trust(url: string): string {
  const isKnown = WORKERS.includes(url) || TRUSTED_ORIGINS.some((origin) => url.startsWith(origin))
  if (!isKnown) throw new TypeError(`${url} is nobody's we trust`)
  return url
}
