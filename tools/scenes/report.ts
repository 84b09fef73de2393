import type { BuildResult } from '#server/intake/build-adventures.ts'
import type { Finding } from '#server/intake/findings.ts'
import { SMALL_BUDGET } from '#shared/scene/art/budget.ts'
import { megabytes } from '#server/intake/scene/measures.ts'

/** Findings by file, in a designer's words. */
export function findingLines(findings: readonly Finding[]): string[] {
  const files = [...new Set(findings.map(({ file }) => file))]
  return files.map((file) => [file, ...findings.filter((one) => one.file === file).map(line), ''].join('\n'))
}

/** What `npm run scenes` prints: findings, then what each scene costs. */
export function report({ adventures, findings, costs, made }: BuildResult, tookMs: number): string {
  const budgets = costs.map(
    ({ scene, full, small, allowed }) =>
      `  ${scene.padEnd(28)} ${megabytes(full).padStart(8)} of ${megabytes(allowed)}, on phones ${megabytes(small).padStart(8)} of ${megabytes(SMALL_BUDGET)}`,
  )
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const missions = adventures.reduce((sum, adventure) => sum + adventure.missions.length, 0)
  const tasks = adventures
    .flatMap((adventure) => adventure.missions)
    .reduce((sum, mission) => sum + mission.tasks.length, 0)
  const summary = [
    `${adventures.length} adventures, ${missions} missions, ${tasks} tasks`,
    `${made} pictures made in ${(tookMs / 1000).toFixed(1)} s`,
    `${errors} errors, ${findings.length - errors} hints`,
  ]
  return [...findingLines(findings), 'Graphics memory:', ...budgets, '', summary.join('; ')].join('\n')
}

function line({ severity, problem, hint }: Finding): string {
  return `  ${severity === 'error' ? 'error' : 'hint '}  ${problem}. ${hint}`
}
