import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createApp } from '#server/app.ts'
import { seedDemo } from '#server/demo/seed.ts'
import { NO_CAPTCHA, TEST_SECRETS, openTestApp } from '#server/testing/test-app.ts'

const dist = mkdtempSync(join(tmpdir(), 'waymark-manifest-'))
let app: FastifyInstance

beforeAll(() => {
  mkdirSync(join(dist, 'assets/art'), { recursive: true })
  cpSync('assets/art/mark.svg', join(dist, 'assets/art/mark.svg'))
})
afterAll(() => rmSync(dist, { recursive: true }))

async function ask(host: string, url: string) {
  const { storage, clock, db, files } = await openTestApp()
  await seedDemo(db, clock.now())
  app = await createApp({
    storage,
    clock: clock.now,
    publicUrl: null,
    contentUrl: null,
    captcha: NO_CAPTCHA,
    secrets: TEST_SECRETS,
    push: null,
    files,
    dist,
    isLogging: false,
  })
  return app.inject({ url, headers: { host } })
}

describe('a tenant that is installed', () => {
  it.each([
    ['localhost', 'Lantern Isles', 'Lantern', '#0E2A47'],
    ['second.localhost', 'Northwind Academy', 'Northwind', '#E4FF1A'],
  ])('of %s has its own name, colours and icons [SW-3]', async (host, name, shortName, colour) => {
    const { statusCode, headers, body } = await ask(host, '/manifest.webmanifest')
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8'])
    expect(headers['cache-control']).toBe('no-cache')
    const manifest: unknown = JSON.parse(body)
    expect(manifest).toMatchObject({
      name,
      short_name: shortName,
      theme_color: colour,
      display: 'standalone',
      start_url: '/',
      scope: '/',
    })
    expect(manifest).toHaveProperty('icons.length', 4)
  })

  it.each([
    ['192.png', 192, 0],
    ['512-maskable.png', 512, 255],
  ])('draws %s from its mark, and only what is cut off has a ground [SW-3]', async (file, size, corner) => {
    const { statusCode, headers, rawPayload } = await ask('localhost', `/app-icon/${file}`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, data[3]]).toEqual([size, size, corner])
  })

  it('has no icon of another size, nor any other file [SW-3]', async () => {
    expect((await ask('localhost', '/app-icon/9999.png')).statusCode).toBe(404)
    expect((await ask('localhost', '/app-icon/..%2f..%2fpackage.json')).statusCode).toBe(404)
  })
})
