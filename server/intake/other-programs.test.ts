import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawn, BOTH, SHOP, withTask } from './testing/planted.ts'
import { background, element, layOutWorld, smallWorld, svg, type Files } from './testing/small-world.ts'

/** 640 x 360 px, drawn in millimetres. */
const INKSCAPE = `<?xml version="1.0" standalone="no"?>
<svg width="169.33333mm" height="95.25mm" viewBox="0 0 169.33333 95.25" xmlns="http://www.w3.org/2000/svg"
 xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
 xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd">
<sodipodi:namedview inkscape:zoom="0.7"/>
<defs><linearGradient id="a"><stop offset="0" stop-color="#024"/><stop offset="1" stop-color="#48a"/></linearGradient>
<linearGradient id="b" xlink:href="#a" gradientUnits="userSpaceOnUse" x2="169"/></defs>
<g inkscape:groupmode="layer" id="layer1" inkscape:label="background"><rect width="169.4" height="95.3" style="fill:url(#b)"/></g>
<g inkscape:groupmode="layer" id="layer2" inkscape:label="Element sweep" transform="translate(31.75,31.75)">
 <g transform="scale(2)"><rect width="13.229167" height="13.229167"/></g></g>
<g inkscape:groupmode="layer" id="layer3" inkscape:label="element greet"><circle cx="108" cy="45" r="13"/></g>
<g inkscape:groupmode="layer" id="layer4" inkscape:label="sketch" style="display:none"><path d="M0 0"/></g></svg>`

const ILLUSTRATOR = `<svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
 viewBox="0 0 640 360" style="enable-background:new 0 0 640 360;" xml:space="preserve">
<style type="text/css">.st0{fill:#246;}.st1{clip-path:url(#SVGID_2_);fill:#fc8;}</style>
<switch><foreignObject requiredExtensions="http://ns.example/" x="0" y="0" width="1" height="1"/><g>
<g id="background"><rect class="st0" width="640" height="360"/></g>
<g id="element_x20_sweep"><defs><rect id="SVGID_1_" x="120" y="120" width="100" height="100"/></defs>
 <clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" style="overflow:visible;"/></clipPath>
 <rect class="st1" x="90" y="90" width="300" height="200"/></g>
<g id="element_x20_greet_1_"><rect x="360" y="120" width="100" height="100"/></g></g></switch></svg>`

const FIGMA = `<svg width="640" height="360" viewBox="0 0 640 360" fill="none" xmlns="http://www.w3.org/2000/svg">
<g id="Frame 1" clip-path="url(#clip0)"><rect width="640" height="360" fill="white"/>
<g id="background"><rect id="Rectangle 1" width="640" height="360" fill="#22577A"/></g>
<g id="element sweep"><mask id="mask0" style="mask-type:luminance" maskUnits="userSpaceOnUse" x="120" y="120" width="100" height="100">
 <rect x="120" y="120" width="100" height="100" fill="white"/></mask>
 <g mask="url(#mask0)"><rect x="90" y="90" width="300" height="200" fill="#FA0"/></g></g>
<g id="element greet" filter="url(#shadow)"><rect x="360" y="120" width="100" height="100" fill="#F80"/></g></g>
<defs><filter id="shadow" x="340" y="100" width="140" height="140" filterUnits="userSpaceOnUse">
<feOffset dy="2"/><feGaussianBlur stdDeviation="2"/><feBlend in="SourceGraphic"/></filter>
<clipPath id="clip0"><rect width="640" height="360" fill="white"/></clipPath></defs></svg>`

const pixels = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c84' } })

const picture = (name: string, content: Buffer | string): Files => ({
  ...withTask({ picture: name }),
  [`isle/pictures/${name}`]: content,
})

const FOUND: readonly { title: string; plant: () => Files | Promise<Files> }[] = [
  {
    title: 'Inkscape, in millimetres, with layers and chained gradients',
    plant: () => ({ [SHOP]: INKSCAPE }),
  },
  {
    title: 'Illustrator, with its switch, style sheet, clip and numbered names',
    plant: () => ({ [SHOP]: ILLUSTRATOR }),
  },
  { title: 'Figma, with its painted frame, mask and shadow', plant: () => ({ [SHOP]: FIGMA }) },
  {
    title: 'an editor that writes a byte order mark',
    plant: () => ({ [SHOP]: `\uFEFF${svg(background() + BOTH)}` }),
  },
  {
    title: 'a program that prefixes every element',
    plant: () => ({
      [SHOP]: svg(background() + BOTH)
        .replace(/<(\/?)(svg|g|rect)/g, '<$1s:$2')
        .replace('xmlns=', 'xmlns:s='),
    }),
  },
  {
    title: 'a photo called image/jpg',
    plant: async () =>
      drawn(
        `${BOTH}<g id="layer x"><image width="9" height="9" href="data:image/jpg;base64,${(await pixels.clone().jpeg().toBuffer()).toString('base64')}"/></g>`,
      ),
  },
  {
    title: 'a use of itself',
    plant: () =>
      drawn(`${BOTH}<g id="layer x"><g id="q"><rect width="9" height="9"/><use href="#q"/></g></g>`),
  },
  { title: 'a PNG named .svg', plant: async () => picture('p.svg', await pixels.clone().png().toBuffer()) },
  { title: 'an SVG named .PNG', plant: () => picture('p.PNG', svg(element('x', 0, 0))) },
  {
    title: 'sixteen bits a colour',
    plant: async () => picture('p.png', await pixels.clone().toColourspace('rgb16').png().toBuffer()),
  },
  {
    title: 'one grey pixel',
    plant: async () => picture('p.webp', await pixels.clone().resize(1, 1).grayscale().webp().toBuffer()),
  },
]

it.each(FOUND)('takes $title without a word [STAGE-7]', async ({ plant }) => {
  const world = await layOutWorld({ ...smallWorld(), ...(await plant()) })
  const { findings, adventures } = await world.build()
  await world.clear()
  expect(findings).toEqual([])
  const [sweep] = adventures[0]?.missions.find(({ id }) => id === 'shop')?.scene?.elements ?? []
  expect(sweep?.picture.box.x).toBeCloseTo(120, -0.7)
  expect(sweep?.picture.box.width).toBeCloseTo(100, -0.7)
})

it('takes a CMYK photo, and says only that its colours are those of print [STAGE-7]', async () => {
  const photo = await pixels.clone().toColourspace('cmyk').jpeg().toBuffer()
  const world = await layOutWorld({ ...smallWorld(), ...picture('p.jpg', photo) })
  const { findings } = await world.build()
  await world.clear()
  expect(findings).toMatchObject([{ severity: 'advice', file: 'isle/pictures/p.jpg' }])
})
