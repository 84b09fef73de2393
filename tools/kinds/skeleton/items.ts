import type { KindNames } from './names.ts'

/** How what it asks is counted of a group, by path in its folder. */
export const skeletonItems = ({ schema }: KindNames): Record<string, string> => ({
  'server/items.ts': `import { spentAt } from '#kinds/define/spent.ts'
import type { ItemAnswer } from '#shared/domain/item-statistics.ts'
import { ASKED, type ${schema}Content } from '../shared/schemas.ts'
import type { Stored } from './rule.ts'

/** How the question was answered: counted of a group, beside the form. */
export const items = {
  answered({ right }: ${schema}Content, stored: Stored): ItemAnswer[] {
    const { given } = stored
    return [
      {
        ...{ id: ASKED, answers: given === null ? [] : [given], isRight: given === right },
        ...{ sureness: null, seconds: spentAt(stored, ASKED) },
      },
    ]
  },
}
`,
})
