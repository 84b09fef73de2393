import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import {
  AlignBottomIcon,
  AlignCenterHorizontalIcon,
  AlignCenterVerticalIcon,
  AlignLeftIcon,
  AlignRightIcon,
  AlignTopIcon,
  ArrowsHorizontalIcon,
  ArrowsVerticalIcon,
} from '#src/ui/icons.ts'
import { CommandButton } from '../CommandButton.tsx'
import styles from '../Panels.module.css'
import { useDesk, useEditor } from '../use-editor.ts'

const ICONS = [
  { id: 'align-left', Icon: AlignLeftIcon },
  { id: 'align-centre', Icon: AlignCenterHorizontalIcon },
  { id: 'align-right', Icon: AlignRightIcon },
  { id: 'align-top', Icon: AlignTopIcon },
  { id: 'align-middle', Icon: AlignCenterVerticalIcon },
  { id: 'align-bottom', Icon: AlignBottomIcon },
  { id: 'spread-x', Icon: ArrowsHorizontalIcon },
  { id: 'spread-y', Icon: ArrowsVerticalIcon },
] as const

/** Brings what is selected to one line: one thing to the scene, several to each other. */
export const ArrangeButtons = memo(function ArrangeButtons() {
  const { t } = useTranslation()
  const { isReadOnly } = useEditor()
  const count = useDesk(({ selected }) => selected.length)
  if (isReadOnly) return null
  return (
    <div role="group" aria-labelledby="scene-arrange">
      <h3 id="scene-arrange" className={styles.heading}>
        {t(count > 1 ? 'scenes.arrangeMany' : 'scenes.arrangeOne')}
      </h3>
      <div className={styles.icons}>
        {ICONS.map(({ id, Icon }) => (
          <CommandButton key={id} id={id} icon={<Icon />} reason={t('scenes.notNow')} />
        ))}
      </div>
    </div>
  )
})
