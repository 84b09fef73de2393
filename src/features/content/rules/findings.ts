import type { ContentBuild, ContentFinding } from '#shared/contract/content.ts'

export interface FileFindings {
  file: string
  findings: readonly ContentFinding[]
  hasErrors: boolean
}

export const errorsIn = ({ findings }: Pick<ContentBuild, 'findings'>): number =>
  findings.filter(({ severity }) => severity === 'error').length

/** By file, those with errors first, and of each file its errors before its advice. */
export function byFile(findings: readonly ContentFinding[]): readonly FileFindings[] {
  const groups = new Map<string, ContentFinding[]>()
  for (const finding of findings) groups.set(finding.file, [...(groups.get(finding.file) ?? []), finding])
  const rank = ({ severity }: ContentFinding) => (severity === 'error' ? 0 : 1)
  return [...groups]
    .map(([file, found]) => ({
      file,
      findings: found.toSorted((a, b) => rank(a) - rank(b)),
      hasErrors: found.some(({ severity }) => severity === 'error'),
    }))
    .toSorted((a, b) => Number(b.hasErrors) - Number(a.hasErrors) || a.file.localeCompare(b.file, 'en'))
}
