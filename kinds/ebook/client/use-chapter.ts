import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Chapter } from '#kinds/ebook/shared/schemas.ts'
import { cleanHtml } from '#src/lib/html/clean-html.ts'
import { Failure } from '#src/lib/failure.ts'
import { fetchJson } from '#src/lib/fetch-json.ts'

/** A chapter, ready to be shown: clean, with its pictures where they lie. */
export function useChapter(url: string) {
  return useQuery({
    queryKey: ['chapter', url],
    queryFn: async ({ signal }) => {
      const chapter = z.safeParse(Chapter, await fetchJson(url, signal))
      if (!chapter.success) throw new Failure(-1, url)
      return toContent(chapter.data.html, url)
    },
    // its address changes with its content
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}

/** Links of a book are buttons that lead inside; pictures lie beside the chapter. */
function toContent(html: string, url: string): DocumentFragment {
  const content = cleanHtml(html)
  const folder = new URL(url, location.href)
  for (const picture of content.querySelectorAll('img')) {
    picture.src = new URL(picture.getAttribute('src') ?? '', folder).href
    picture.decoding = 'async'
    // its room is kept before it comes
    picture.style.setProperty('--ratio', String(picture.width / picture.height || 1))
  }
  for (const link of content.querySelectorAll<HTMLElement>('a[data-part]')) {
    link.setAttribute('role', 'link')
    link.tabIndex = 0
  }
  // a wide table scrolls by itself, and the page never does
  for (const table of content.querySelectorAll('table')) {
    const box = document.createElement('div')
    box.dataset.scrolls = 'x'
    box.tabIndex = 0
    table.replaceWith(box)
    box.append(table)
  }
  return content
}
