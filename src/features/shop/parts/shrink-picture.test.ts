import { afterEach, describe, expect, it, vi } from 'vitest'
import { shrinkPicture } from './shrink-picture.ts'

const file = new File([], 'plant.png')
const context = { fillRect: vi.fn(), drawImage: vi.fn() }
const paintWith = (made: typeof context | null) => {
  const picture = { width: 6, height: 4, close: vi.fn() }
  const canvas = { getContext: () => made, toDataURL: () => 'data:image/jpeg;base64,AAAA' }
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture))
  vi.stubGlobal('document', { createElement: () => canvas })
  return picture
}

afterEach(() => vi.unstubAllGlobals())

describe('a picture that an admin brings', () => {
  it('is sent as its middle square, and gives its memory back [SHOP-2]', async () => {
    const picture = paintWith(context)
    expect(await shrinkPicture(file)).toBe('AAAA')
    expect(context.drawImage).toHaveBeenCalledWith(picture, 1, 0, 4, 4, 0, 0, 512, 512)
    expect(picture.close).toHaveBeenCalledOnce()
  })

  it('gives it back also where the browser cannot paint [SHOP-2]', async () => {
    const picture = paintWith(null)
    expect(await shrinkPicture(file)).toBeNull()
    expect(picture.close).toHaveBeenCalledOnce()
  })

  it('is none where the browser cannot read it [SHOP-2]', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('cannot be decoded')))
    expect(await shrinkPicture(file)).toBeNull()
  })
})
