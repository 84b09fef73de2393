import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const accepted = async () => (await import('./picture-types.ts')).acceptedPictures()

it('says that pictures may come as AVIF where the browser reads one, and asks it once [START-2]', async () => {
  const decode = vi.fn(() => Promise.resolve({ close: () => undefined }))
  vi.stubGlobal('createImageBitmap', decode)
  expect(await accepted()).toMatch(/^image\/avif,image\/webp,/)
  await accepted()
  expect(decode).toHaveBeenCalledOnce()
})

it('asks for WebP where the browser reads no AVIF [START-2]', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('cannot be decoded')))
  expect(await accepted()).toMatch(/^image\/webp,/)
})
