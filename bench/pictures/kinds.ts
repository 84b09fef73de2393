import sharp, { type Sharp } from 'sharp'

/** Nothing that compresses well, and nothing that is worse than a photograph. */
async function photo(width: number, height: number): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const grain = await sharp({ create: { width: 816, height: 612, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  return sharp(grain).resize(width, height, { kernel: 'nearest', fit: 'fill' })
}

/** Lying on its side, as a telephone that is held upright writes it: the turned picture is held once more. */
const onItsSide = (picture: Sharp): Promise<Buffer> => picture.withMetadata({ orientation: 6 }).toBuffer()
const jpeg = { quality: 90 }
const png = { compressionLevel: 1 }
const full = { ...jpeg, progressive: true, chromaSubsampling: '4:4:4' }

/** What a server is made warm with. */
export const smallPicture = async (): Promise<Buffer> => onItsSide((await photo(800, 600)).jpeg(jpeg))

/** The largest of each kind that is taken, by the end of its name. */
export const LARGEST_PICTURES: readonly (readonly [
  name: string,
  ending: string,
  make: () => Promise<Buffer>,
])[] = [
  ['a JPEG of 50 million pixels', 'jpg', async () => onItsSide((await photo(8160, 6120)).jpeg(jpeg))],
  ['a JPEG 14,000 px wide', 'jpg', async () => onItsSide((await photo(14_000, 3570)).jpeg(jpeg))],
  [
    'a progressive JPEG',
    'jpg',
    async () => onItsSide((await photo(3390, 2550)).jpeg({ ...jpeg, progressive: true })),
  ],
  ['one of full colours', 'jpg', async () => onItsSide((await photo(2400, 1800)).jpeg(full))],
  [
    'a JPEG of inks',
    'jpg',
    async () => onItsSide((await photo(2940, 2205)).toColourspace('cmyk').jpeg(jpeg)),
  ],
  ['a PNG 8,166 px wide', 'png', async () => onItsSide((await photo(8166, 6100)).png(png))],
  [
    'a PNG that can be seen through',
    'png',
    async () => onItsSide((await photo(6125, 8100)).ensureAlpha(0.5).png(png)),
  ],
  [
    'an interlaced PNG',
    'png',
    async () => onItsSide((await photo(3390, 2550)).png({ ...png, progressive: true })),
  ],
  [
    'a PNG of 16 bits',
    'png',
    async () => onItsSide((await photo(2940, 2205)).ensureAlpha(0.5).toColourspace('rgb16').png(png)),
  ],
  [
    'a WebP without losses',
    'webp',
    async () => onItsSide((await photo(2400, 1800)).ensureAlpha(0.5).webp({ lossless: true, effort: 0 })),
  ],
]
