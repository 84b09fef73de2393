import { afterEach, expect, it, vi } from 'vitest'
import { loadSource } from './load-source.ts'

afterEach(() => vi.unstubAllGlobals())

class Bitmap {
  readonly width = 8
  readonly height = 8
  close(): void {}
}

it('asks for a picture of our own as the lightest type that the browser reads [START-2]', async () => {
  const fetched = vi.fn((_url: string, _init: RequestInit) =>
    Promise.resolve(new Response(new Blob(['art']))),
  )
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('ImageBitmap', Bitmap)
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(new Bitmap()))
  const { signal } = new AbortController()
  await loadSource('/scenes/bay.0123456789abcdef.webp', signal)
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/scenes/bay.0123456789abcdef.webp')
  expect(new Headers(init?.headers).get('accept')).toMatch(/^image\/avif,/)
})
