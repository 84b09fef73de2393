import * as z from 'zod/mini'
import type { CaptchaSettings } from '#server/env.ts'

/** What a captcha's widget handed out, and where. */
export interface CaptchaAnswer {
  token: string
  /** The host name of the page that showed the widget. */
  hostname: string
  /** The tenant's own, in place of the server's. */
  secret?: string | null
}

/** `unknown`: the provider could not be asked. */
export type CaptchaVerdict = 'human' | 'refused' | 'unknown'

export type VerifyCaptcha = (answer: CaptchaAnswer) => Promise<CaptchaVerdict>

/** Less than a call may take in all. */
const TIMEOUT_MS = 3500

/**
 * As reCAPTCHA answers; hCaptcha and Turnstile answer in the same shape, hCaptcha with more codes.
 * https://developers.google.com/recaptcha/docs/verify
 * https://docs.hcaptcha.com/#siteverify-error-codes-table
 */
const SiteVerifyReply = z.object({
  success: z.boolean(),
  /** Of the page on which it was solved. */
  hostname: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
})
type SiteVerifyReply = z.infer<typeof SiteVerifyReply>

/** About the token or its age. All other codes say that our own request is wrong: nobody's answer would be accepted. */
const ABOUT_THE_TOKEN: ReadonlySet<string> = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
  'expired-input-response',
  'already-seen-response',
  'invalid-or-already-seen-response',
])

/**
 * A provider that cannot be asked, or answers in another way, has not said yes: a captcha that lets everybody in while its
 * provider is away is none. The visitor's address, which the protocol leaves optional, is not passed on.
 * @param report receives why nobody could say
 */
export function openCaptcha(
  { secret: common, verifyUrl }: CaptchaSettings,
  report: (why: string) => void,
  timeoutMs = TIMEOUT_MS,
): VerifyCaptcha {
  return async ({ token, hostname, secret: own = null }) => {
    const secret = own ?? common
    if (secret === null) {
      report('CAPTCHA_SECRET is not set, but a tenant has a site key')
      return 'unknown'
    }
    try {
      const reply = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      return judge(z.parse(SiteVerifyReply, await reply.json()), hostname, report)
    } catch (error) {
      // its name alone: a message might repeat what was sent
      report(`the provider did not say: ${error instanceof Error ? error.name : 'for an unknown reason'}`)
      return 'unknown'
    }
  }
}

function judge(reply: SiteVerifyReply, hostname: string, report: (why: string) => void): CaptchaVerdict {
  const { success, hostname: solvedAt, 'error-codes': codes = [] } = reply
  if (success) {
    // a key whose domains the provider does not check could be solved on a page of somebody else
    if (solvedAt === undefined || solvedAt.toLowerCase() === hostname.toLowerCase()) return 'human'
    report(`the captcha of ${hostname} was solved on another host`)
    return 'refused'
  }
  const ours = codes.filter((code) => !ABOUT_THE_TOKEN.has(code))
  if (ours.length === 0) return 'refused'
  report(`the provider refuses our request: ${ours.join(', ').slice(0, 200)}`)
  return 'unknown'
}
