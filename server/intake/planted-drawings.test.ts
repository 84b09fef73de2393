import { expect, it } from 'vitest'
import { BOTH, SHOP, drawn, withScene, missesOf, type Mistake } from './testing/planted.ts'
import { background, element, svg } from './testing/small-world.ts'

const MISTAKES: Mistake[] = [
  {
    title: 'a misspelled role',
    plant: () => drawn(BOTH + element('x', 0, 0).replace('element x', 'elment x')),
    file: SHOP,
    problem: /"elment x" is nothing/,
    hint: /Did you mean "element x"/,
  },
  {
    title: 'a misspelled state',
    plant: () => drawn(BOTH + element('sweep hovr', 120, 120)),
    file: SHOP,
    problem: /"element sweep hovr" names no state/,
    hint: /"element sweep hover"/,
  },
  {
    title: 'a state of nothing',
    plant: () => drawn(`${BOTH}${element('sweepp glow', 120, 120)}`),
    file: SHOP,
    problem: /belongs to no element/,
    hint: /Did you mean "sweep"/,
  },
  {
    title: 'a misspelled element, told once',
    plant: () => drawn(element('swep', 120, 120) + element('greet', 360, 120)),
    file: SHOP,
    problem: /there is no "element sweep"/,
    hint: /Did you mean "swep"/,
  },
  {
    title: 'an element for nothing',
    plant: () => drawn(`${BOTH}${element('lantern', 240, 230)}`),
    file: SHOP,
    problem: /"element lantern" opens nothing/,
    hint: /tasks\/lantern\.json/,
  },
  {
    title: 'a task without an element',
    plant: () => drawn(element('sweep', 120, 120)),
    file: SHOP,
    problem: /no "element greet"/,
    hint: /"element greet"/,
  },
  {
    title: 'a group twice',
    plant: () => drawn(`${BOTH}${element('sweep', 200, 120)}`),
    file: SHOP,
    problem: /"element sweep" is there twice/,
    hint: /Rename/,
  },
  {
    title: 'an empty group',
    plant: () => drawn(`${BOTH}<g id="layer mist"/>`),
    file: SHOP,
    problem: /nothing can be seen in the group "layer mist"/,
    hint: /Draw/,
  },
  {
    title: 'a shape outside of groups',
    plant: () => drawn(`${BOTH}<rect width="5" height="5"/>`),
    file: SHOP,
    problem: /<rect> lies outside/,
    hint: /group/,
  },
  {
    title: 'no background',
    plant: () => ({ [SHOP]: svg(BOTH) }),
    file: SHOP,
    problem: /no background/,
    hint: /whole canvas/,
  },
  {
    title: 'an open background',
    plant: () => ({ [SHOP]: svg(background().replace('width="640"', 'width="600"') + BOTH) }),
    file: SHOP,
    problem: /open at 94 %/,
    hint: /whole canvas/,
  },
  {
    title: 'a light that is added to white',
    plant: () =>
      drawn(
        `${BOTH.replaceAll('#c84', '#fff')}<g id="element sweep light"><rect x="130" y="130" width="60" height="60" fill="#fe8"/></g><g id="element greet light"><rect x="360" y="60" width="90" height="50" fill="#fe8"/></g>`,
      ),
    file: SHOP,
    problem: /"element sweep light" burns out: 100 %/,
    hint: /element sweep done/,
    severity: 'advice',
  },
  {
    title: 'words in the art',
    plant: () =>
      drawn(
        `${BOTH}<g id="layer sign"><rect x="9" y="9" width="9" height="9"/><text x="9" y="20">Shop</text></g>`,
      ),
    file: SHOP,
    problem: /words drawn/,
    hint: /text\/\*\.json/,
  },
  {
    title: 'a colour that cannot be read',
    plant: () =>
      drawn(
        `${BOTH}<g id="layer sign"><rect x="9" y="9" width="9" height="9"/><rect width="4" height="4" fill="oklch(50% 0.1 20)"/></g>`,
      ),
    file: SHOP,
    problem: /colour/,
    hint: /#rrggbb/,
  },
  {
    title: 'an element over the edge',
    plant: () => drawn(element('sweep', -40, 120) + element('greet', 360, 120)),
    file: SHOP,
    problem: /"element sweep" is cut off/,
    hint: /further in/,
  },
  {
    title: 'an element outside of the safe area',
    plant: () => drawn(element('sweep', 20, 120) + element('greet', 360, 120)),
    file: SHOP,
    problem: /reaches out of the safe area/,
    hint: /tablets/,
  },
  {
    title: 'an element too small for a finger',
    plant: () =>
      drawn(
        `<g id="element sweep"><rect x="120" y="120" width="20" height="20"/></g>${element('greet', 360, 120)}`,
      ),
    file: SHOP,
    problem: /too small for a finger/,
    hint: /at least 32 x 32/,
  },
  {
    title: 'another size than scene.json says',
    plant: () => withScene({ size: [1920, 1080] }),
    file: SHOP,
    problem: /is 640 x 360, but scene.json says 1920 x 1080/,
    hint: /canvas/,
  },
  {
    title: 'settings for what is not drawn',
    plant: () => withScene({ elements: { sweap: {} } }),
    file: 'isle/shop/scene.json',
    problem: /elements\.sweap is not in the drawing/,
    hint: /Did you mean "sweep"/,
  },
  {
    title: 'a label outside',
    plant: () => withScene({ elements: { sweep: { label: [700, 10] } } }),
    file: 'isle/shop/scene.json',
    problem: /elements\.sweep\.label lies outside/,
    hint: /640 x 360/,
  },
  {
    title: 'a waterline beside the element',
    plant: () => withScene({ elements: { sweep: { reflect: 300 } } }),
    file: 'isle/shop/scene.json',
    problem: /reflect 300 is not the waterline/,
    hint: /between/,
  },
  {
    title: 'a layer between elements',
    plant: () =>
      drawn(
        `${element('sweep', 120, 120)}<g id="layer fog"><rect x="9" y="9" width="9" height="9"/></g>${element('greet', 360, 120)}`,
      ),
    file: SHOP,
    problem: /"layer fog" lies between/,
    hint: /behind all/,
    severity: 'advice',
  },
  {
    title: 'no drawing',
    plant: () => ({}),
    without: [SHOP, 'isle/shop/scene.json'],
    file: SHOP,
    problem: /is missing/,
    hint: /placeholders/,
  },
]

it.each(MISTAKES)(
  'reports $title: file, problem and hint, once [STAGE-7] [DESIGN-3] [DATA-4]',
  async (mistake) => {
    expect(await missesOf(mistake)).toEqual([])
  },
)
