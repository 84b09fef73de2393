import { createHash } from 'node:crypto'
import type { FastifyHelmetOptions } from '@fastify/helmet'

/** react-aria's buttons put this style into the page; a policy without inline styles must know it by its hash. */
const REACT_ARIA_STYLE = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`

const REACT_ARIA_STYLE_HASH = `'sha256-${createHash('sha256').update(REACT_ARIA_STYLE).digest('base64')}'`

/** What a document of the product may load and do (goals: Security). */
export function documentPolicy(isHttps: boolean, contentUrl: URL | null): FastifyHelmetOptions {
  return {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'"],
        styleSrc: ["'self'", REACT_ARIA_STYLE_HASH],
        frameSrc: contentUrl ? [contentUrl.origin] : ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['waymark', 'dompurify'],
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  }
}
