import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ComparedFile } from '#shared/contract/content-comparison.ts'
import { useSizes } from '#src/i18n/use-sizes.ts'
import { Chip } from '#src/ui/Chip.tsx'
import { howOf, type Comparison } from '../rules/compared.ts'
import styles from './Compare.module.css'
import { ComparedBytes } from './ComparedBytes.tsx'
import rooms from './Content.module.css'

interface ComparedRowProps {
  /** Of the adventure. */
  folder: string
  comparison: Comparison
  file: ComparedFile
}

const TONES = { added: 'good', removed: 'bad', changed: 'soft', moved: 'soft' } as const

/** A file that differs; opened, it shows how. */
export function ComparedRow({ folder, comparison, file }: ComparedRowProps) {
  const { t } = useTranslation()
  const sizeOf = useSizes()
  const [isOpen, setOpen] = useState(false)
  const { path, before, after, was } = file
  const how = howOf(file)
  const sizes = [before, after].flatMap((side) => (side ? [sizeOf(side.bytes)] : []))
  return (
    <li>
      <details className={styles.file} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <code>{path}</code>
          <span className={rooms.note}>{[...new Set(sizes)].join(' → ')}</span>
          <Chip tone={TONES[how]}>{t(`content.compare.how.${how}`)}</Chip>
        </summary>
        {isOpen && (
          <div className={styles.inside}>
            {was !== null && <p>{t('content.compare.was', { path: was })}</p>}
            {how !== 'moved' && <ComparedBytes folder={folder} comparison={comparison} file={file} />}
          </div>
        )}
      </details>
    </li>
  )
}
