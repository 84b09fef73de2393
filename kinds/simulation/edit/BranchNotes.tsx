import { useTranslation } from 'react-i18next'
import { Notice } from '#src/ui/Notice.tsx'
import type { BranchFindings } from './branches.ts'
import styles from './Branches.module.css'

interface BranchNotesProps {
  findings: BranchFindings
  nameOf: (scene: string) => string
  /** Scenes that are still to be written; none where that is not above 0. */
  missing: number
}

/** What is wrong with the branches, in words: players would get no further, never out, or never there. */
export function BranchNotes({ findings, nameOf, missing }: BranchNotesProps) {
  const { t } = useTranslation()
  const { open, astray, loops, unreached, missingEndings } = findings
  const said = [
    ...open.map((id) => t('simulation.edit.finding.open', { name: nameOf(id) })),
    ...astray.map(({ scene }) => t('simulation.edit.finding.astray', { name: nameOf(scene) })),
    ...loops.map((loop) =>
      t('simulation.edit.finding.loop', { names: [...loop, loop[0] ?? ''].map(nameOf).join(' → ') }),
    ),
    ...unreached.map((id) => t('simulation.edit.finding.unreached', { name: nameOf(id) })),
    ...(missing > 0 ? [t('simulation.edit.finding.scenes', { count: missing })] : []),
    ...(missingEndings > 0 ? [t('simulation.edit.finding.endings', { count: missingEndings })] : []),
  ]
  return (
    <div role="status">
      {said.length === 0 ? (
        <Notice tone="good" isAnnounced>
          {t('simulation.edit.finding.none')}
        </Notice>
      ) : (
        <Notice tone="warn" isAnnounced>
          <ul className={styles.findings}>
            {said.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
