import { readFile } from 'node:fs/promises'
import libav, { type Frame } from '@libav.js/variant-webm-vp9'
import { describe, expect, it } from 'vitest'
import { stackAlpha } from './stack-alpha.ts'
import { readWebm } from './webm.ts'

/** Three pictures of nothing at all, 16 x 16: VP8 with an alpha channel. */
const CLEAR = new URL('../../../src/stage/assistant/clear.webm', import.meta.url)

async function picturesOf(content: Buffer): Promise<Frame[]> {
  const reader = await libav.LibAV({ noworker: true, nothreads: true })
  await reader.av_log_set_level(-8)
  await reader.writeFile('in.webm', content)
  const [format, [stream]] = await reader.ff_init_demuxer_file('in.webm')
  if (!stream) throw new Error('there is no picture in it')
  const [, context, packet, frame] = await reader.ff_init_decoder('libvpx-vp9', stream)
  const [, read] = await reader.ff_read_frame_multi(format, packet)
  const frames = await reader.ff_decode_multi(context, packet, frame, read[stream.index] ?? [], true)
  reader.terminate()
  return frames
}

describe('a film with an alpha channel', () => {
  it('becomes one without, twice as high: what cannot be seen is black below [STAGE-6] [DATA-4]', async () => {
    const stacked = await stackAlpha(await readFile(CLEAR))
    if (!stacked) throw new Error('nothing came of it')
    expect(readWebm(stacked)).toMatchObject({ codec: 'V_VP9' })
    const pictures = await picturesOf(stacked)
    expect(pictures.map(({ width, height }) => [width, height])).toEqual([
      [16, 32],
      [16, 32],
      [16, 32],
    ])
    const [first] = pictures
    const luma = first?.layout[0]
    const below = first && luma ? first.data[luma.offset + 24 * luma.stride + 8] : undefined
    expect(below).toBeLessThan(24)
  })

  it('is left alone where nothing is clear in it, or it cannot be read [STAGE-6]', async () => {
    const stacked = await stackAlpha(await readFile(CLEAR))
    // it has no alpha channel any more
    expect(stacked && (await stackAlpha(stacked))).toBeNull()
    const clear = await readFile(CLEAR)
    const broken = Buffer.concat([clear.subarray(0, 300), Buffer.alloc(clear.length - 300)])
    expect(await stackAlpha(broken).catch(() => null)).toBeNull()
  })
})
