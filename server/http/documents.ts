import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { contentOriginFor, type Addresses } from './content-url.ts'
import { findPageTenant } from './page-tenant.ts'
import type { FindTenant } from './tenants.ts'

/** What a document of the product is told besides its policy. */
export function documentHeaders(isHttps: boolean): FastifyHelmetOptions {
  return {
    global: true,
    contentSecurityPolicy: false,
    // tenants live on subdomains: none of them may be reached by http first
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  }
}

/** The page itself; it must come also while the storage is away, and then without what only some tenants need. */
const PAGE = /^\/(\?|$)/
/** The page that plays a preview, in a frame of the first. */
const PREVIEW = /^\/preview\//
/** Our copy of the part of pdf.js that reads files, in a thread of its own: pictures of scans are unpacked by compiled code. */
const PDF_WORKER = /^\/assets\/pdf\/pdf\.worker\.min\.mjs(\?|$)/

interface PolicyParts {
  findTenant: FindTenant
  apiOrigin: string | null
  /** Whether push goes by Firebase; plain Web Push asks nobody from the page. */
  asksFirebase: boolean
}

/** What a document may load and do (goals: Security); the page of a tenant with a captcha or Firebase may also ask what they need. */
export function sendPolicies(
  app: FastifyInstance,
  { findTenant, apiOrigin, asksFirebase, ...addresses }: Addresses & PolicyParts,
): void {
  app.decorateRequest('pageTenant', null)
  app.addHook('onRequest', async (request, reply) => {
    const isPreview = PREVIEW.test(request.url)
    const isPage = isPreview || PAGE.test(request.url)
    const contentOrigin = contentOriginFor(addresses, request)
    if (isPage) request.pageTenant = await findPageTenant(request, findTenant)
    const features = request.pageTenant?.features
    const hasCaptcha = features !== undefined && features.recaptchaSiteKey !== ''
    const hasPush = asksFirebase && features?.isPushEnabled === true
    const policy = policyOf({ contentOrigin, apiOrigin, hasCaptcha, hasPush, isPage, isPreview })
    void reply.header('content-security-policy', PDF_WORKER.test(request.url) ? withCode(policy) : policy)
    if (isPreview) void reply.header('x-frame-options', 'SAMEORIGIN')
    if (isPage && contentOrigin !== null) {
      // packages say goodbye in onunload, which browsers else take from frames
      void reply.header('permissions-policy', `unload=(self "${contentOrigin}")`)
    }
  })
}

function withCode(policy: string): string {
  return policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
}

/** As Google's documentation of reCAPTCHA has them. */
const CAPTCHA_SCRIPTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const CAPTCHA_FRAMES = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']
/** Whom Firebase's client asks for a device token, and hands it back to. */
const PUSH_SERVICES = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
]
/** Ours, which names the scripts of others and the worker that reads PDFs; and that of DOMPurify, which cleans books. */
const OWN_TYPES = ['waymark', 'waymark-frame', 'dompurify']
/** Those that reCAPTCHA makes for what it loads itself. */
const CAPTCHA_TYPES = ['recaptcha', 'goog#html']

interface Hosts {
  /** Where packages run, in frames of our pages; null where none do. */
  contentOrigin: string | null
  /** Where the pages find the API, if that is not their own origin. */
  apiOrigin: string | null
}

interface Wanted {
  hasCaptcha: boolean
  hasPush: boolean
  /** It may frame previews, which alone let it. */
  isPage: boolean
  isPreview: boolean
}

function policyOf({
  contentOrigin,
  apiOrigin,
  hasCaptcha,
  hasPush,
  isPage,
  isPreview,
}: Hosts & Wanted): string {
  const api = apiOrigin === null ? [] : [apiOrigin]
  // pictures that were handed in
  const handedIn = contentOrigin === null ? [] : [contentOrigin]
  const frames = [
    ...(isPage ? ["'self'"] : []),
    ...(contentOrigin === null ? [] : [contentOrigin]),
    ...(hasCaptcha ? CAPTCHA_FRAMES : []),
  ]
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(hasCaptcha ? CAPTCHA_SCRIPTS : [])],
    'connect-src': ["'self'", ...api, ...(hasPush ? PUSH_SERVICES : [])],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...handedIn],
    // data: what plays sounds silences one that did not come by an empty file of its own
    'media-src': ["'self'", 'data:', 'blob:', ...api],
    'worker-src': ["'self'"],
    'style-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [isPreview ? "'self'" : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [...OWN_TYPES, ...(hasCaptcha ? CAPTCHA_TYPES : [])],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}
