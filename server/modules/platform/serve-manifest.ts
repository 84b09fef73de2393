import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, normalize, sep } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import { notFound } from '#server/http/problem.ts'
import type { Services } from '#server/http/request.ts'
import type { Tenant } from '#server/http/visit.ts'
import { Keep } from '#server/play/keep.ts'
import { findTenantPicture } from './serve-look.ts'

/** What a device shows of an app that is installed, in px. */
const SIZES = [192, 512] as const
const Params = z.object({ file: z.string().check(z.regex(/^(192|512)(-maskable)?\.png$/)) })
/** Of a maskable icon, whatever the device cuts off its edges. */
const SAFE_SHARE = 0.6
const WHOLE_SHARE = 0.9
const OWN_MARK = '/assets/art/mark.svg'
/** Bytes of icons that are remembered, at the most that each may have. */
const ICONS_BYTES = 64 * 1024 * 1024
const BYTES_A_PIXEL = 4
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }

/** Each tenant is installed under its own name, in its colours and with its mark (SW-3). */
export function serveManifest(
  app: FastifyInstance,
  { db, findTenant }: Pick<Services, 'db' | 'findTenant'>,
  dist: string,
): void {
  const icons = new Keep<Buffer>(ICONS_BYTES)

  app.get('/manifest.webmanifest', async ({ hostname }, reply) => {
    const tenant = await findTenant(hostname)
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'no-cache')
      .header('vary', 'host')
      .send(JSON.stringify(manifestOf(tenant)))
  })

  app.get('/app-icon/:file', async (request, reply) => {
    const params = z.safeParse(Params, request.params)
    if (!params.success) throw notFound()
    const { id, look } = await findTenant(request.hostname)
    const { file } = params.data
    const mark = await readMark(dist, id, look, db)
    const size = Number.parseInt(file, 10)
    const maskedOn = file.includes('maskable') ? look.colourOne : null
    const draw = async (picture: Uint8Array) =>
      icons.get(
        `${createHash('sha256').update(picture).digest('hex')} ${size} ${maskedOn}`,
        size * size * BYTES_A_PIXEL,
        async () => drawIcon(picture, { size, maskedOn }),
      )
    const icon = await draw(mark).catch(async () => draw(await readOwn(dist, OWN_MARK)))
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .header('vary', 'host')
      .send(icon)
  })
}

function manifestOf({ look, defaultLanguage }: Tenant) {
  const version = iconVersion(look)
  const icons = SIZES.flatMap((size) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: `/app-icon/${size}${purpose === 'any' ? '' : '-maskable'}.png?v=${version}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  )
  return {
    id: '/',
    name: look.title,
    short_name: shorten(look.title),
    lang: defaultLanguage,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: look.colourOne,
    theme_color: look.colourOne,
    icons,
  }
}

/** Below an icon there is room for twelve letters: whole words of the name, as many as fit. */
function shorten(title: string): string {
  const [first = title, ...others] = title.split(' ')
  return others.reduce((name, word) => (`${name} ${word}`.length <= 12 ? `${name} ${word}` : name), first)
}

/** Another one for each icon that a tenant has had, so that none is kept longer than it is true. */
function iconVersion({ faviconUrl, logoUrl, colourOne }: Tenant['look']): string {
  const parts = JSON.stringify([faviconUrl, logoUrl, colourOne])
  return createHash('sha256').update(parts).digest('hex').slice(0, 8)
}

/** @throws for what is no picture */
async function drawIcon(
  mark: Uint8Array,
  { size, maskedOn }: { size: number; maskedOn: string | null },
): Promise<Buffer> {
  const inner = Math.round(size * (maskedOn === null ? WHOLE_SHARE : SAFE_SHARE))
  const input = await sharp(mark, { density: 300 })
    .resize(inner, inner, { fit: 'contain', background: NOTHING })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background: maskedOn ?? NOTHING } })
    .composite([{ input, gravity: 'centre' }])
    .png()
    .toBuffer()
}

/** The tenant's own, where it lies here: nothing is fetched from elsewhere. */
async function readMark(
  dist: string,
  tenantId: string,
  { faviconUrl, logoUrl }: Tenant['look'],
  db: Database,
): Promise<Uint8Array> {
  for (const address of [faviconUrl, logoUrl]) {
    const mark =
      (await findTenantPicture(db, tenantId, address)) ?? (await readOwn(dist, address).catch(() => null))
    if (mark) return mark
  }
  return readOwn(dist, OWN_MARK)
}

/** @throws for what is none of our own pictures */
async function readOwn(dist: string, address: string): Promise<Buffer> {
  if (!/^\/(assets|scenes)\/[\w./-]+\.(svg|png|webp|jpg)$/.test(address)) throw new Error('not ours')
  const path = normalize(join(dist, address))
  if (!path.startsWith(normalize(dist) + sep)) throw new Error('not ours')
  return readFile(path)
}
