import webPush from 'web-push'
import { cutText } from '#shared/domain/cut-text.ts'
import { ForbiddenAddress, type Post } from './guarded-post.ts'
import type { PushMessage, SendPush } from './push.ts'
import { readSubscription, type Subscription } from './subscription.ts'
import type { VapidKeys } from './vapid-keys.ts'

export interface WebPushSender {
  keys: VapidKeys
  /** Whom a push service writes to when something is wrong: `mailto:` or `https:` (RFC 8292). */
  subject: string
}

/** A message's topic has 32 letters at most (RFC 8030); a uuid without its dashes has as many. */
const TOPIC_LENGTH = 32
/** Letters of the title and the body of a message that was too long. */
const SHORT = 60

/** By Web Push: encrypted for the browser (RFC 8291), signed with our key (RFC 8292), to the service that the browser named. */
export function openWebPush({ keys, subject }: WebPushSender, post: Post): SendPush {
  return async (token, message) => {
    const subscription = readSubscription(token)
    if (!subscription) return 'gone'
    let status = await send(subscription, message)
    if (status === 413) status = await send(subscription, shorten(message))
    if (status >= 200 && status < 300) return 'sent'
    if (status === 404 || status === 410) return 'gone'
    throw Object.assign(new Error('the message was not taken'), { responseCode: status })
  }

  async function send(subscription: Subscription, message: PushMessage): Promise<number> {
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(payloadOf(message)),
      {
        vapidDetails: { subject, ...keys },
        contentEncoding: 'aes128gcm',
        TTL: message.lifeS,
        urgency: 'normal',
        topic: message.tag.replaceAll(/[^\w-]|-/g, '').slice(0, TOPIC_LENGTH),
      },
    )
    try {
      return await post(endpoint, { headers: { ...headers }, body })
    } catch (error) {
      // no later try makes it an address of a push service
      if (error instanceof ForbiddenAddress) return 410
      throw error
    }
  }
}

/** As Firebase hands it over (PUSH-5), so that the worker reads one shape. */
function payloadOf({ title, body, image, icon, badge, link, tag }: PushMessage): Record<string, unknown> {
  return {
    notification: { title, body, icon, ...(image !== undefined && { image }) },
    data: { badge, icon, link, tag },
  }
}

function shorten({ image: _, ...message }: PushMessage): PushMessage {
  return { ...message, title: cutText(message.title, SHORT), body: cutText(message.body, SHORT) }
}
