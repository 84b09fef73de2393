import { expect, it } from 'vitest'
import { BOTH, SHOP, drawn, missesOf, type Mistake } from './testing/planted.ts'

const MISTAKES: Mistake[] = [
  {
    title: 'a script',
    plant: () => drawn(`${BOTH}<script>alert(1)</script>`),
    file: SHOP,
    problem: /contains <script>/,
    hint: /Remove/,
  },
  {
    title: 'an event handler',
    plant: () => drawn(BOTH.replace('<rect', '<rect onclick="x()"')),
    file: SHOP,
    problem: /event handler onclick/,
    hint: /Remove/,
  },
  {
    title: 'a foreign object',
    plant: () => drawn(`${BOTH}<g id="layer x"><foreignObject/></g>`),
    file: SHOP,
    problem: /<foreignObject>/,
    hint: /Remove/,
  },
  {
    title: 'a picture from the web',
    plant: () => drawn(`${BOTH}<g id="layer x"><image href="http://example.org/a.png"/></g>`),
    file: SHOP,
    problem: /refers to "http:/,
    hint: /Embed/,
  },
  {
    title: 'a file of this machine',
    plant: () => drawn(`${BOTH}<g id="layer x"><image href="file:///etc/passwd"/></g>`),
    file: SHOP,
    problem: /refers to "file:/,
    hint: /Embed/,
  },
  {
    title: 'a style from outside',
    plant: () => drawn(`${BOTH}<style>@import "a.css";</style>`),
    file: SHOP,
    problem: /loads something from outside/,
    hint: /url\(#/,
  },
  {
    title: 'entities',
    plant: (files) => ({ [SHOP]: `<!DOCTYPE svg [<!ENTITY a "b">]>${String(files[SHOP])}` }),
    file: SHOP,
    problem: /entities/,
    hint: /plain SVG/,
  },
  {
    title: 'groups without end',
    plant: () => drawn(`${BOTH}<g id="layer x">${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}</g>`),
    file: SHOP,
    problem: /nested/,
    hint: /flatter/,
  },
  {
    title: 'elements without end',
    plant: () => drawn(`${BOTH}<g id="layer x">${'<path/>'.repeat(60_001)}</g>`),
    file: SHOP,
    problem: /more than 60000 elements/,
    hint: /embed a part/,
  },
]

it.each(MISTAKES)(
  'reports $title: file, problem and hint, once [STAGE-7] [DESIGN-3] [DATA-4]',
  async (mistake) => {
    expect(await missesOf(mistake)).toEqual([])
  },
)
