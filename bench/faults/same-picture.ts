import sharp from 'sharp'

/** Levels of 255: what two renderers may round differently. */
const ROUNDING = 24
/** Share of the pixels that may differ by more: edges that another renderer smooths its own way. */
const EDGES = 0.02

/** How a player would take them for the same picture, by one renderer or by another; null where nobody would. */
export async function likenessOf(
  one: Buffer,
  other: Buffer,
): Promise<'byte for byte' | 'within rounding' | null> {
  if (one.equals(other)) return 'byte for byte'
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()))
  if (!a || !b || a.length !== b.length) return null
  let differing = 0
  for (let index = 0; index < a.length; index += 3) {
    const isFar = [0, 1, 2].some(
      (channel) => Math.abs((a[index + channel] ?? 0) - (b[index + channel] ?? 0)) > ROUNDING,
    )
    if (isFar) differing += 1
  }
  return differing / (a.length / 3) <= EDGES ? 'within rounding' : null
}
