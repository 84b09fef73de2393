import { expect, it } from 'vitest'
import config from '../../vitest.config.ts'

it('lets a console.error fail the tests of every project', () => {
  const projects = (config.test?.projects ?? []).map((project) =>
    typeof project === 'object' && 'test' in project ? project.test : undefined,
  )
  expect(projects.map((test) => test?.name)).toEqual(['unit', 'server', 'server-alone', 'ui', 'ui-thread'])
  for (const test of projects) expect(test?.setupFiles).toContain('src/testing/no-console-error.ts')
})
