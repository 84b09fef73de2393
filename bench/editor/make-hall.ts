import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import * as z from 'zod/mini'

/** Where a scene of many places is edited. */
export const HALL = 'many-places'

/** A map of so many lamps in rows: each is a place of its own, drawn in one SVG. */
export function hallOf(lamps: number): string {
  const columns = 20
  const groups = Array.from({ length: lamps }, (_, index) => {
    const [x, y] = [60 + (index % columns) * 188, 60 + Math.floor(index / columns) * 205]
    return `<g id="element lamp-${index + 1}"><rect x="${x}" y="${y}" width="120" height="140" rx="20" fill="hsl(${index * 7} 60% 50%)"/></g>`
  })
  const ground = '<g id="background"><rect width="3840" height="2160" fill="#16324a"/></g>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3840 2160">${ground}${groups.join('')}</svg>`
}

const Blob = z.object({ hash: z.string() })

interface Sent {
  path: string
  body: string
  type: string
}

/** Runs in a page of the product in which a designer is signed in. @returns what the server answers */
export async function post({ path, body, type }: Sent): Promise<string> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token), 'content-type': type }
  const reply = await fetch(`/api/web${path}`, { method: 'POST', body, headers })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return reply.text()
}

/** A draft with the drawing of one mission, whose check has begun. */
export async function makeDraft(page: Page, folder: string, drawing: string): Promise<void> {
  const json = (path: string, body: object) =>
    page.evaluate(post, { path, body: JSON.stringify(body), type: 'application/json' })
  await json('/v2/content', { id: randomUUID(), folder, from: null, name: 'Many places' })
  const blob = { path: '/v2/content-blobs', body: drawing, type: 'application/octet-stream' }
  const { hash } = Blob.parse(JSON.parse(await page.evaluate(post, blob)))
  const edits = [{ kind: 'put', path: 'hall/scene.svg', hash, from: null }]
  await json(`/v2/content/${folder}/edits`, { id: randomUUID(), edits })
  await json(`/v2/content/${folder}/builds`, {})
}
