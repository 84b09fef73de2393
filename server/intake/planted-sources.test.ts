import { describe, expect, it } from 'vitest'
import { BOTH, drawn, missesOf, SHOP, type Mistake } from './testing/planted.ts'
import { background, json, layOutWorld, smallWorld, svg, taskText } from './testing/small-world.ts'

const SOURCE = Buffer.from('8BPS\0\u0001')
const POLISH = 'isle/shop/text/pl.json'
const polish = (name: string): string =>
  json({ name, description: 'A shop.', tasks: { sweep: taskText(), greet: taskText() } })

const SOURCES: Mistake[] = [
  {
    title: 'an Illustrator document in place of a drawing',
    plant: () => ({ 'isle/shop/Shop final.ai': SOURCE }),
    without: [SHOP],
    file: 'isle/shop/Shop final.ai',
    problem: /^is an Illustrator document, which is not read$/,
    hint: /Save a Copy > SVG .*scene\.svg/,
  },
  {
    title: 'a Figma file in place of a drawing',
    plant: () => ({ 'isle/shop/scene.fig': SOURCE }),
    without: [SHOP],
    file: 'isle/shop/scene.fig',
    problem: /^is a Figma file, which is not read$/,
    hint: /"Include id attribute".*scene\.svg/,
  },
  {
    title: 'a layer that was left in its program',
    plant: () => ({ 'isle/shop/element lamp.psd': SOURCE }),
    without: [SHOP],
    file: 'isle/shop/element lamp.psd',
    problem: /Photoshop document/,
    hint: /named "element lamp"/,
  },
  {
    title: 'a Photoshop document beside a drawing that is shown',
    plant: () => ({ 'isle/shop/scene.psd': SOURCE }),
    file: 'isle/shop/scene.psd',
    problem: /^is a Photoshop document, which is not read$/,
    hint: /It stays as it is here\. What is shown is scene\.svg: .*call it scene\.psd/,
    severity: 'advice',
  },
  {
    title: 'a Krita document among the pictures of cards',
    plant: () => ({ 'isle/shop/pictures/cup.kra': SOURCE }),
    file: 'isle/shop/pictures/cup.kra',
    problem: /^is a Krita document, which is not read$/,
    hint: /Export it as PNG, WebP or SVG/,
    severity: 'advice',
  },
]

const ENCODINGS: Mistake[] = [
  {
    title: 'words in the encoding of an old Windows',
    plant: () => ({ [POLISH]: Buffer.from(polish('Café'), 'latin1') }),
    file: POLISH,
    problem: /^is not saved as UTF-8: line 2 reads "Caf\uFFFD"$/,
    hint: /Save it as UTF-8 .*Notepad/,
  },
  {
    title: 'words in UTF-16 without a mark',
    plant: () => ({ [POLISH]: Buffer.from(polish('Sklep'), 'utf16le') }),
    file: POLISH,
    problem: /^is saved as UTF-16$/,
    hint: /Save it as UTF-8/,
  },
  {
    title: 'words of which an editor has lost letters',
    plant: () => ({ [POLISH]: polish('Sk\uFFFDep') }),
    file: POLISH,
    problem: /^line 2: a letter is lost in "Sk\uFFFDep"$/,
    hint: /Write it again/,
  },
  {
    title: 'a drawing in the encoding of an old Windows',
    plant: () => ({
      [SHOP]: Buffer.from(svg(`<!-- Hintergründe -->${background()}${BOTH}`), 'latin1'),
    }),
    file: SHOP,
    problem: /^is not saved as UTF-8: line 1 reads/,
    hint: /Save it as UTF-8/,
  },
  {
    title: 'a single picture that is a drawing in UTF-16',
    plant: () => ({
      ...drawn(BOTH),
      'isle/shop/layer fog.svg': Buffer.from(`\uFEFF${svg('<rect width="9" height="9"/>')}`, 'utf16le'),
    }),
    file: 'isle/shop/layer fog.svg',
    problem: /^is saved as UTF-16$/,
    hint: /Save it as UTF-8/,
  },
]

describe('working files of drawing programs', () => {
  it.each(SOURCES)('names the program and its export for $title [DESIGN-3]', async (mistake) => {
    expect(await missesOf(mistake)).toEqual([])
  })
})

describe('files whose letters cannot be read', () => {
  it.each(ENCODINGS)('says how to save $title [DESIGN-3]', async (mistake) => {
    expect(await missesOf(mistake)).toEqual([])
  })

  it('reads a file that begins with the mark of UTF-8 [DESIGN-1]', async () => {
    const world = await layOutWorld({ ...smallWorld(), [POLISH]: `\uFEFF${polish('Łódź')}` })
    const { adventures, findings } = await world.build()
    await world.clear()
    expect(findings).toEqual([])
    expect(adventures[0]?.missions.find(({ id }) => id === 'shop')?.text.pl?.name).toBe('Łódź')
  })
})
