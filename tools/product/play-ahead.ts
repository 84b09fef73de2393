import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'

const ADVENTURE = new URL('../../scenes/lantern-isles/', import.meta.url)

const PillFile = z.object({
  content: z.object({
    cards: z.array(
      z.object({ id: z.string(), question: z.optional(z.object({ correct: z.array(z.string()) })) }),
    ),
  }),
})

/** Plays pills of a mission to their end without showing them, all answers right: what they unlock is open then. */
export async function playAhead(page: Page, mission: string, tasks: readonly string[]): Promise<void> {
  for (const task of tasks) {
    const file: unknown = JSON.parse(
      readFileSync(new URL(`${mission}/tasks/${task}.json`, ADVENTURE), 'utf8'),
    )
    const { cards } = PillFile.parse(file).content
    const type = 'learning-pill'
    const moves = cards.flatMap(({ id, question }, card) => [
      { type, card },
      ...(question ? [{ type, answer: { card: id, answers: question.correct } }] : []),
    ])
    const attempt = z.object({ id: z.string() }).parse(await post(page, `/v2/tasks/${task}/attempts`))
    await post(page, `/v2/attempts/${attempt.id}/moves`, { moves })
    await post(page, `/v2/attempts/${attempt.id}/finish`, { key: crypto.randomUUID() })
  }
}

/** Sends to the product what a page that is signed in there would. @returns the reply's body */
export function post(page: Page, path: string, body?: object): Promise<unknown> {
  return send(page, 'POST', path, body)
}

/**
 * Calls the product inside of a page that is signed in there. A finish that comes sooner than a person could is sent again
 * after the seconds that the server names. @throws Error for what is not answered well
 */
export function send(page: Page, how: string, path: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([method, where, text]) => {
      await fetch('/api/web/login-status', { credentials: 'include' })
      const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
      const ask = () =>
        fetch(`/api/web${where}`, {
          method,
          credentials: 'include',
          headers: {
            ...(text === null ? {} : { 'content-type': 'application/json' }),
            'x-xsrf-token': decodeURIComponent(token),
          },
          body: text,
        })
      let answer = await ask()
      while (answer.status === 429) {
        const seconds = Number(answer.headers.get('retry-after'))
        await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
        answer = await ask()
      }
      if (!answer.ok) throw new Error(`${where}: ${answer.status} ${await answer.text()}`)
      const reply: unknown = answer.status === 204 ? null : await answer.json()
      return reply
    },
    [how, path, body ? JSON.stringify(body) : null] as const,
  )
}
