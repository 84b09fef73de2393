import { useTranslation } from 'react-i18next'
import type { ContentFinding } from '#shared/contract/content.ts'
import { useFindingWords } from '#src/i18n/finding-words.ts'
import { Button } from '#src/ui/Button.tsx'
import { InfoIcon, WarningCircleIcon, WrenchIcon } from '#src/ui/icons.ts'
import { change } from '../change.ts'
import { fixWishes } from '../rules/fixes.ts'
import { isMobileFile, type Thing } from '../scene-file.ts'
import styles from '../Panels.module.css'
import { useBench, useDesk, useEdits, useEditor } from '../use-editor.ts'

/** What the check says, how to put it right, and a button where a machine can. */
export function Finding({ finding }: { finding: ContentFinding }) {
  const { problem, hint, lang } = useFindingWords()(finding)
  const isError = finding.severity === 'error'
  return (
    <div className={styles.finding} data-bad={isError}>
      {isError ? <WarningCircleIcon weight="fill" aria-hidden /> : <InfoIcon weight="fill" aria-hidden />}
      <div>
        <div lang={lang}>
          <p>
            <strong>{problem}</strong>
          </p>
          {hint !== '' && <p>{hint}</p>}
        </div>
        <FixButton finding={finding} />
      </div>
    </div>
  )
}

function FixButton({ finding }: { finding: ContentFinding }) {
  const { t } = useTranslation()
  const { isReadOnly } = useEditor()
  const bench = useBench()
  const texts = useEdits((state) => state.texts)
  const isMobile = useDesk((state) => state.isMobile)
  const { liveScene } = bench
  const { fix, file } = finding
  // of the scene of phones, or of the other one
  if (!fix || !liveScene || isReadOnly || isMobileFile(file) !== isMobile) return null
  const wishes = fixWishes(liveScene, finding, texts)
  const things: Thing[] = fix.kind === 'remove' ? [] : [{ sort: 'elements', id: fix.element }]
  if (wishes.length === 0) return <p className={styles.hint}>{t('scenes.fix.done')}</p>
  return (
    <Button
      variant="secondary"
      icon={<WrenchIcon size={20} aria-hidden />}
      onClick={() =>
        change(bench, 'fixed', things.length > 0 ? things : [missionThing(liveScene.mission)], wishes)
      }
    >
      {t(`scenes.fix.${fix.kind}`)}
    </Button>
  )
}

const missionThing = (id: string): Thing => ({ sort: 'elements', id })
