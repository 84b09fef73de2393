import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '#src/ui/Choice.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { MinusIcon, PlusIcon } from '#src/ui/icons.ts'
import { Popup } from '#src/ui/Popup.tsx'
import { SIZES, THEMES, WIDTHS, type Look } from './look.ts'
import styles from './LookPopup.module.css'

interface LookPopupProps {
  isOpen: boolean
  look: Look
  onLook: (look: Look) => void
  onClose: () => void
}

/** How a player likes to read: size of the letters, colours, length of the lines. */
export function LookPopup({ isOpen, look, onLook, onClose }: LookPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const grow = (by: number): void => onLook({ ...look, size: Math.min(SIZES, Math.max(1, look.size + by)) })
  return (
    <Popup isOpen={isOpen} labelledBy={titleId} onClose={onClose} closeLabel={t('ebook.close')} width={400}>
      <h2 className={styles.title} id={titleId}>
        {t('ebook.look')}
      </h2>
      <div className={styles.rows}>
        <div className={styles.row}>
          <span>{t('ebook.size')}</span>
          <span className={styles.sizes}>
            <IconButton
              material="paper"
              label={t('ebook.smaller')}
              icon={<MinusIcon />}
              disabledReason={look.size === 1 && t('ebook.smallest')}
              onClick={() => grow(-1)}
            />
            <output>{t('ebook.step', { step: look.size, steps: SIZES })}</output>
            <IconButton
              material="paper"
              label={t('ebook.larger')}
              icon={<PlusIcon />}
              disabledReason={look.size === SIZES && t('ebook.largest')}
              onClick={() => grow(1)}
            />
          </span>
        </div>
        <Choice
          label={t('ebook.theme')}
          options={THEMES.map((id) => ({ id, label: t(`ebook.themes.${id}`) }))}
          value={look.theme}
          onChange={(theme) => onLook({ ...look, theme })}
        />
        <Choice
          label={t('ebook.width')}
          options={WIDTHS.map((id) => ({ id, label: t(`ebook.widths.${id}`) }))}
          value={look.width}
          onChange={(width) => onLook({ ...look, width })}
        />
      </div>
    </Popup>
  )
}
