import { isFailure } from '#src/lib/failure.ts'
import type { SendWithCaptcha } from './send-with-captcha.ts'

/**
 * Sends what the server may want a captcha for. Where it does, the captcha is shown and its token sent along.
 * @throws the server's refusal (406) where the captcha was put away
 */
export async function passCaptcha<Reply>(send: SendWithCaptcha<Reply>): Promise<Reply> {
  try {
    return await send({})
  } catch (error) {
    if (!isFailure(error, 406)) throw error
    const { sendWithCaptcha } = await import('./send-with-captcha.ts')
    return sendWithCaptcha(send, error)
  }
}
