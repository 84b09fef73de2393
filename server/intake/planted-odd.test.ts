import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { BOTH, drawn, missesOf, SHOP, withScene, withTask, type Mistake } from './testing/planted.ts'
import { background, element, json, layOutWorld, svg, type Files } from './testing/small-world.ts'

const SCENE = 'isle/shop/scene.json'
const PICTURE = 'isle/pictures/mug.png'

const picture = (content: Buffer | string): Files => ({
  ...withTask({ picture: 'mug.png' }),
  [PICTURE]: content,
})

const filtered = (filter: string): Files =>
  drawn(
    `${BOTH}<g id="layer x"><filter id="f">${filter}</filter><rect width="9" height="9" filter="url(#f)"/></g>`,
  )

const MISTAKES: Mistake[] = [
  {
    title: 'a drawing saved as UTF-16',
    plant: () => ({ [SHOP]: Buffer.from(`\uFEFF${svg(background() + BOTH)}`, 'utf16le') }),
    file: SHOP,
    problem: /UTF-16/,
    hint: /UTF-8/,
  },
  {
    title: 'an empty drawing',
    plant: () => ({ [SHOP]: ' \n' }),
    file: SHOP,
    problem: /is empty/,
    hint: /Write/,
  },
  {
    title: 'a web page for a drawing',
    plant: () => ({ [SHOP]: '<!doctype html><html><body>Hi' }),
    file: SHOP,
    problem: /not an SVG drawing/,
    hint: /Export/,
  },
  {
    title: 'a drawing that was cut off',
    plant: () => ({ [SHOP]: svg(background() + BOTH).slice(0, 200) }),
    file: SHOP,
    problem: /^is broken XML: (?!Reporting)/,
    hint: /cut off/,
  },
  {
    title: 'entities that nobody defines',
    plant: () => ({ [SHOP]: svg(`${background()}${BOTH}<desc>&ns_ai;</desc>`) }),
    file: SHOP,
    problem: /uses entities/,
    hint: /plain SVG/,
  },
  {
    title: 'a canvas turned inside out',
    plant: () => ({ [SHOP]: svg(background() + BOTH, -640, -360) }),
    file: SHOP,
    problem: /how large it is/,
    hint: /viewBox/,
  },
  {
    title: 'an embedded GIF',
    plant: () => drawn(`${BOTH}<g id="layer x"><image href="data:image/gif;base64,R0lGODlh"/></g>`),
    file: SHOP,
    problem: /contains "data:image\/gif/,
    hint: /PNG, JPEG or WebP/,
  },
  {
    title: 'hundreds of shapes outside of groups, told once',
    plant: () => drawn(BOTH + '<path d="M0 0"/>'.repeat(300)),
    file: SHOP,
    problem: /<path> \(and 299 more like it\) lies outside/,
    hint: /group/,
  },
  {
    title: 'a filter without end',
    plant: () => filtered('<feMorphology operator="dilate" radius="3"/>'.repeat(100)),
    file: SHOP,
    problem: /filter of more than 24 steps/,
    hint: /minutes/,
  },
  {
    title: 'a filter step that is too wide',
    plant: () => filtered('<feMorphology operator="dilate" radius="5000"/>'),
    file: SHOP,
    problem: /radius 5000, more than 32/,
    hint: /minutes/,
  },
  {
    title: 'a name of 100,000 letters',
    plant: () => drawn(BOTH + element('x'.repeat(100_000), 240, 230)),
    file: SHOP,
    problem: /^.{1,302}$/,
    hint: /^.{1,302}$/,
  },
  ...['-50', '0.0001', '1e9'].map((period) => ({
    title: `a strip that repeats after ${period}`,
    plant: () => ({
      ...drawn(`${BOTH}<g id="layer w" data-period="${period}"><rect width="99" height="9"/></g>`),
      ...withScene({ layers: { w: { tile: 'x' } } }),
    }),
    file: SHOP,
    problem: /data-period/,
    hint: /32 to 4096/,
  })),
  {
    title: 'a drift beyond all bounds',
    plant: () => ({
      ...drawn(`${BOTH}<g id="layer w"><rect width="99" height="9"/></g>`),
      ...withScene({ layers: { w: { drift: 1e300 } } }),
    }),
    file: SCENE,
    problem: /drift is 1e\+300, too large/,
    hint: /1000/,
  },
  {
    title: 'a safe area without an inside',
    plant: () => withScene({ safe: [0, 0, -5, 360] }),
    file: SCENE,
    problem: /safe\[2\] is -5/,
    hint: /at least 1/,
  },
  {
    title: 'pictures of no size at all',
    plant: () => withScene({ background: { scale: 1e-9 } }),
    file: SCENE,
    problem: /scale is 1e-9/,
    hint: /0\.05/,
  },
  {
    title: 'a name of 10,000 letters',
    plant: () => ({ 'isle/home/text/pl.json': json({ name: '<b>'.repeat(4000) }) }),
    file: 'isle/home/text/pl.json',
    problem: /^name is too long$/,
    hint: /120/,
  },
  {
    title: 'JSON saved as UTF-16',
    plant: () => ({ [SCENE]: Buffer.from('\uFEFF{}', 'utf16le') }),
    file: SCENE,
    problem: /UTF-16/,
    hint: /UTF-8/,
  },
  { title: 'an empty picture', plant: () => picture(''), file: PICTURE, problem: /is empty/, hint: /Export/ },
  {
    title: 'a GIF named .png',
    plant: async () => picture(await plain(9, 9).gif().toBuffer()),
    file: PICTURE,
    problem: /is gif inside/,
    hint: /PNG, WebP or SVG/,
  },
  {
    title: 'a picture that unpacks to 100 million pixels',
    plant: async () => picture(await plain(10_000, 10_000).png().toBuffer()),
    file: PICTURE,
    problem: /10000 x 10000 px/,
    hint: /4096/,
  },
  {
    title: 'a picture in which nothing can be seen',
    plant: () => picture(svg('')),
    file: PICTURE,
    problem: /shows nothing/,
    hint: /Draw/,
  },
  {
    title: 'a program named .png',
    plant: () => picture('<?php echo 1; ?>'),
    file: PICTURE,
    problem: /not an SVG/,
    hint: /Export/,
  },
]

it.each(MISTAKES)('reports $title: file, problem and hint, once [STAGE-7] [DATA-4]', async (mistake) => {
  expect(await missesOf(mistake)).toEqual([])
})

it('tells once of missions below missions without end, and keeps those that can be reached [DATA-4]', async () => {
  const missions = Array.from({ length: 200 }, (_, index): [string, string] => [
    `isle/m${index}/mission.json`,
    json({ missions: [`m${index + 1}`] }),
  ])
  const world = await layOutWorld({
    'isle/adventure.json': json({ rootMission: 'm0', languages: ['en'] }),
    ...Object.fromEntries(missions),
  })
  const { findings, adventures } = await world.build()
  await world.clear()
  const reported = findings.filter(({ problem }) => !problem.includes('is missing'))
  expect(reported).toMatchObject([
    { file: 'isle/m32/mission.json', problem: 'missions names "m33", which lies more than 32 missions deep' },
  ])
  expect(adventures[0]?.missions).toHaveLength(33)
})

it('reads 300 missions of 2,000, and says so [DATA-4]', async () => {
  const children = Array.from({ length: 2000 }, (_, index) => `a${index}`)
  const world = await layOutWorld({
    'isle/adventure.json': json({ rootMission: 'a', languages: ['en'] }),
    'isle/a/mission.json': json({}),
    ...Object.fromEntries(children.map((id): [string, string] => [`isle/${id}/mission.json`, json({})])),
  })
  const { findings, adventures } = await world.build()
  await world.clear()
  expect(findings).toContainEqual(
    expect.objectContaining({ file: 'isle/', problem: 'has 2001 missions, more than 300' }),
  )
  expect(adventures).toHaveLength(1)
})

function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
}
