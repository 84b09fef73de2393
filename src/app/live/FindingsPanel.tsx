import { useRef } from 'react'
import type { LiveFinding } from '#shared/scene/live.ts'
import { useFocusReturn } from '#src/ui/focus-return.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { WarningIcon, XIcon } from '#src/ui/icons.ts'
import { closeFindings, keyOf, useFindings } from './findings-store.ts'
import styles from './FindingsPanel.module.css'

/**
 * While developing: what is wrong in the scenes, over the page, until it is fixed or closed. In English alone, as the
 * terminal says it. It tells and never takes the keyboard.
 */
export function FindingsPanel() {
  const { found, closed } = useFindings()
  const isOpen = found.some((finding) => !closed.has(keyOf(finding)))
  // Here before it says anything: only so a screen reader hears it.
  return <div role="status">{isOpen && <OpenPanel found={found} />}</div>
}

function OpenPanel({ found }: { found: readonly LiveFinding[] }) {
  const panel = useRef<HTMLElement>(null)
  useFocusReturn(panel)
  const errors = found.filter(({ severity }) => severity === 'error')
  const hints = found.filter(({ severity }) => severity === 'advice')
  return (
    <section
      ref={panel}
      className={styles.panel}
      data-material="paper"
      aria-label="Scenes"
      onKeyDown={(event) => {
        if (event.key === 'Escape') closeFindings()
      }}
    >
      <IconButton
        className={styles.close}
        material="paper"
        label="Close"
        icon={<XIcon />}
        onClick={closeFindings}
      />
      {errors.length > 0 && (
        <>
          <h2 className={styles.title}>
            <WarningIcon size={20} weight="fill" aria-hidden />
            {counted(errors.length, 'error')} in the scenes
          </h2>
          <FindingList findings={errors} />
        </>
      )}
      {hints.length > 0 && (
        <details>
          <summary className={styles.summary}>{counted(hints.length, 'hint')} for the scenes</summary>
          <FindingList findings={hints} />
        </details>
      )}
    </section>
  )
}

function FindingList({ findings }: { findings: readonly LiveFinding[] }) {
  return (
    <ul className={styles.list}>
      {findings.map((finding) => (
        <li key={keyOf(finding)}>
          <code className={styles.file}>{finding.file}</code>
          <span>{finding.problem}.</span>
          <span className={styles.hint}>{finding.hint}</span>
        </li>
      ))}
    </ul>
  )
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}
