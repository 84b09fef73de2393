import { isFailure } from '#src/lib/failure.ts'
import type { Pair, SendWithCaptcha } from './send-with-captcha.ts'

/**
 * Sends what the server may want a captcha for. Where it does, the captcha is shown and its token sent along.
 * @param pair of a login, which may want a second step as well; null: that was put away
 * @throws the server's refusal (406) where the captcha was put away
 */
export function passCaptcha<Reply>(send: SendWithCaptcha<Reply>): Promise<Reply>
export function passCaptcha(send: SendWithCaptcha<string>, pair: Pair): Promise<string | null>
export async function passCaptcha<Reply>(
  send: SendWithCaptcha<Reply>,
  pair?: Pair,
): Promise<Reply | string | null> {
  try {
    return await send({})
  } catch (error) {
    if (!isFailure(error, 406)) throw error
    const { sendWithCaptcha } = await import('./send-with-captcha.ts')
    return sendWithCaptcha(send, error, pair)
  }
}
