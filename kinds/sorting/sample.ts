import { defineTaskSample } from '#server/testing/task-sample.ts'
import { sorting as kind } from './shared/kind.ts'

const PICTURE = '/scenes/cup.0123456789abcdef.webp'
const GROUPS = ['left', 'right'].map((id) => ({ id, picture: `${PICTURE}?${id}` }))
const itemsIn = (...groups: readonly string[]) =>
  ['one', 'two', 'three'].map((id, index) => ({
    id,
    group: groups[index] ?? 'left',
    picture: `${PICTURE}?${id}`,
  }))
const IN: Readonly<Record<string, string>> = { one: 'left', two: 'right', three: 'left' }
const written = (group = 'right') => ({
  ...{ type: kind.id, groups: GROUPS },
  items: itemsIn('left', group, 'left'),
})

export const sorting = defineTaskSample(kind, {
  content: { type: kind.id, groups: GROUPS, items: itemsIn('left', 'right', 'left') },
  written: written(),
  otherwise: { type: kind.id, groups: GROUPS, items: itemsIn('right', 'left', 'right') },
  refused: [
    { content: written('rihgt'), says: 'rihgt' },
    { content: { ...written(), groups: [...GROUPS, { id: 'left' }] }, says: 'twice' },
  ],
  seconds: 0,
  moves({ groups, items }) {
    const shown = (parts: typeof items, id = '') =>
      parts.find(({ picture }) => picture?.endsWith(`?${id}`))?.key ?? ''
    const laid = Object.entries(IN).map(([item, group]) => ({
      ...{ item: shown(items, item), place: shown(groups, group) },
    }))
    return [...laid.slice(0, 1).map((lay) => ({ type: kind.id, lay })), { type: kind.id, check: laid }]
  },
  besides: async () => {},
  isOpenEnded: false,
  isPaced: true,
  hidesExplanation: true,
})
