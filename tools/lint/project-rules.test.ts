import { describe, expect, it } from 'vitest'
import { findingInName } from './project-rules.mjs'

describe('names of files', () => {
  it.each([
    'src/features/missions/MissionInfoPopup.tsx',
    'src/features/missions/MissionInfoPopup.test.tsx',
    'src/features/tasks/kinds/index.ts',
    'src/features/tasks/finish/result.test.ts',
    'src/main.tsx',
    'src/catalogue/examples/IconButton.example.tsx',
    'src/app/router.tsx',
    'src/i18n/keys.d.ts',
    'server/demo/people.ts',
    '.dependency-cruiser.cjs',
    'vite.config.ts',
  ])('takes %s', (path) => {
    expect(findingInName(path)).toBeUndefined()
  })

  it.each([
    'src/lib/utils.ts',
    'src/lib/date-helpers.ts',
    'src/common/Button.tsx',
    'src/stage/SceneManager.ts',
    'server/data/rows.ts',
    'src/features/tasks/index.ts',
    'src/ui/progress_bar.tsx',
    'server/lib/MailDoor.ts',
  ])('refuses %s', (path) => {
    expect(findingInName(path)).toBeTypeOf('string')
  })
})
