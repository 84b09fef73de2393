import sharp from 'sharp'

/** A picture's own px: where it meets the water, how far the mirror image reaches, and output px a reference px (1920 wide). */
export interface Water {
  row: number
  length: number
  unit: number
}

/** The mirror image on the water: flipped, squashed, shifted row by row in ripples, fading downwards. @returns PNG of the same size. */
export async function mirror(picture: Buffer, { row, length, unit }: Water): Promise<Buffer> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const out = Buffer.alloc(data.length)
  for (let dy = 0; dy < length && row + dy < height; dy++) {
    const t = dy / length
    const phase = 3.1 * (dy / unit + 8) ** 0.62
    const shift = Math.round((0.6 + 9 * t) * (Math.sin(phase) + 0.5 * Math.sin(2.7 * phase + 1)) * unit)
    const gap = Math.max(0, Math.sin(1.35 * phase + 0.6)) ** 3
    const see = 0.62 * (1 - t) ** 1.15 * (1 - gap)
    const from = Math.round(row - dy / 0.6)
    if (from < 0) break
    for (let x = 0; x < width; x++) {
      const sx = x + shift
      if (sx < 0 || sx >= width) continue
      const source = (from * width + sx) * 4
      const to = ((row + dy) * width + x) * 4
      out[to] = (data[source] ?? 0) * 0.72 + 8
      out[to + 1] = (data[source + 1] ?? 0) * 0.8 + 16
      out[to + 2] = (data[source + 2] ?? 0) * 0.88 + 30
      out[to + 3] = (data[source + 3] ?? 0) * see
    }
  }
  return sharp(out, { raw: { width, height, channels: 4 } }).blur(0.6).png({ compressionLevel: 1 }).toBuffer()
}
