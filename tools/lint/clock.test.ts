import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const eslint = new ESLint()

describe('what is judged by time and chance', () => {
  it.each([
    'shared/domain/streak.ts',
    'server/modules/tasks/finish.ts',
    'server/rewards/streak.ts',
    'server/play/presence.ts',
    'server/policies/must-play.ts',
  ])('is handed them: %s may not take its own', async (file) => {
    const config: unknown = await eslint.calculateConfigForFile(file)
    expect(config).toMatchObject({
      rules: { 'no-restricted-properties': [2, { object: 'Date' }, { object: 'Math' }] },
    })
  })
})
