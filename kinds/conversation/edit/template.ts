import type { TaskTemplate } from '#kinds/define/edit.ts'

/** One question that decides, three ends. */
export const template: TaskTemplate = {
  file: {
    content: {
      type: 'conversation',
      face: { skin: 3, hair: 'bun', tone: 0, top: 2 },
      scenes: [
        {
          id: 'the-reason',
          mood: 'worried',
          choices: [
            { id: 'what-would-help', to: 'agreed' },
            { id: 'come-earlier', to: 'resigned' },
            { id: 'others-manage', to: 'walked-off' },
          ],
          best: 'what-would-help',
        },
        { id: 'agreed', mood: 'glad', ending: { band: 'good', score: 100 } },
        { id: 'resigned', mood: 'hurt', ending: { band: 'fair', score: 40 } },
        { id: 'walked-off', mood: 'angry', ending: { band: 'poor', score: 0 } },
      ],
    },
    points: 20,
    minutes: 2,
  },
  pictures: {},
  words: {
    en: {
      name: 'An empty book',
      goal: 'Ask for the reason, and find the way on together.',
      congrats: 'That was heard.',
      scenes: {
        speaker: {
          title: 'Mira',
          text: 'Mira works the shift before yours. You have told her that the handover book was empty three times this week.',
        },
        'the-reason': {
          text: 'The winch? Nobody has told me. On those evenings I was alone from nine, and the book lies in the other cabin. I meant to do it later, and then I forgot.',
          answers: {
            'what-would-help':
              '“That sounds like too much for one. What would you need so that it works on such evenings, too?”',
            'come-earlier': '“Then you will just have to come a quarter of an hour earlier.”',
            'others-manage': '“Excuses. The others manage it as well.”',
          },
          explanation:
            'Now you know the reason. Anyone who finds the solution herself keeps to it; one that is ordered, or taken off her hands, lasts until the next evening.',
        },
        agreed: {
          text: 'If the book lay by the winch, I could do it in a minute. And thank you for asking me.',
          explanation: 'You asked for the reason, and she found the way herself: to that she will keep.',
        },
        resigned: {
          text: 'Earlier. Fine. If that is how it is.',
          explanation:
            'She will do what she is told as long as somebody looks. The reason, one person alone with two ships, is still there.',
        },
        'walked-off': {
          text: 'You know what? Write your book yourself.',
          explanation:
            'She told you her reason, and heard that it counts for nothing. Comparing her with others ended the conversation.',
        },
      },
    },
    de: {
      name: 'Ein leeres Buch',
      goal: 'Frag nach dem Grund und findet gemeinsam weiter.',
      congrats: 'Das ist angekommen.',
      scenes: {
        speaker: {
          title: 'Mira',
          text: 'Mira hat die Schicht vor deiner. Du hast ihr gesagt, dass das Übergabebuch diese Woche dreimal leer war.',
        },
        'the-reason': {
          text: 'Die Winde? Das hat mir niemand gesagt. An den Abenden war ich ab neun allein, und das Buch liegt in der anderen Kabine. Ich wollte es später machen, und dann hab ich’s vergessen.',
          answers: {
            'what-would-help':
              '„Das klingt nach zu viel für eine allein. Was bräuchtest du, damit es auch an solchen Abenden klappt?“',
            'come-earlier': '„Dann musst du eben eine Viertelstunde früher kommen.“',
            'others-manage': '„Ausreden. Die anderen schaffen es auch.“',
          },
          explanation:
            'Jetzt kennst du den Grund. Wer die Lösung selbst findet, hält sich daran; eine, die angeordnet oder abgenommen wird, hält bis zum nächsten Abend.',
        },
        agreed: {
          text: 'Läge das Buch bei der Winde, könnte ich es in einer Minute machen. Und danke, dass du mich fragst.',
          explanation:
            'Du hast nach dem Grund gefragt, und sie hat den Weg selbst gefunden: An den hält sie sich.',
        },
        resigned: {
          text: 'Früher. Na gut. Wenn das so ist.',
          explanation:
            'Sie wird tun, was man ihr sagt, solange jemand hinsieht. Der Grund ist noch da: eine allein mit zwei Schiffen.',
        },
        'walked-off': {
          text: 'Weißt du was? Schreib dein Buch selbst.',
          explanation:
            'Sie nannte dir ihren Grund und hörte, dass er nichts zählt. Der Vergleich mit den anderen hat das Gespräch beendet.',
        },
      },
    },
    pl: {
      name: 'Pusta książka',
      goal: 'Zapytaj o powód i znajdźcie razem wyjście.',
      congrats: 'To zostało usłyszane.',
      scenes: {
        speaker: {
          title: 'Mira',
          text: 'Mira pracuje na zmianie przed twoją. Wie już od ciebie, że książka zmian była w tym tygodniu trzy razy pusta.',
        },
        'the-reason': {
          text: 'Wyciągarka? Nikt mi nie powiedział. W te wieczory byłam od dziewiątej sama, a książka leży w drugiej kabinie. Chciałam zrobić to później, a potem zapomniałam.',
          answers: {
            'what-would-help':
              '„To brzmi jak za dużo na jedną osobę. Czego ci trzeba, żeby udało się to także w takie wieczory?”',
            'come-earlier': '„To musisz po prostu przychodzić kwadrans wcześniej”.',
            'others-manage': '„Wymówki. Inni jakoś dają radę”.',
          },
          explanation:
            'Teraz znasz powód. Kto sam znajdzie rozwiązanie, ten się go trzyma; narzucone albo zdjęte z barków wytrzyma do następnego wieczoru.',
        },
        agreed: {
          text: 'Gdyby książka leżała przy wyciągarce, zajęłoby mi to minutę. I dziękuję, że pytasz.',
          explanation: 'Pytanie o powód pozwoliło jej samej znaleźć wyjście: tego będzie się trzymać.',
        },
        resigned: {
          text: 'Wcześniej. Dobrze. Skoro tak.',
          explanation:
            'Zrobi, co jej każą, dopóki ktoś patrzy. Powód wciąż jest ten sam: jedna osoba i dwa statki.',
        },
        'walked-off': {
          text: 'Wiesz co? Pisz sobie tę książkę na własną rękę.',
          explanation: 'Podała powód i usłyszała, że się nie liczy. Porównanie z innymi zakończyło rozmowę.',
        },
      },
    },
    es: {
      name: 'Un libro vacío',
      goal: 'Pregunta por el motivo y buscad juntos cómo seguir.',
      congrats: 'Se ha escuchado.',
      scenes: {
        speaker: {
          title: 'Mira',
          text: 'Mira trabaja en el turno anterior al tuyo. Le has dicho que esta semana el libro de relevo estuvo tres veces vacío.',
        },
        'the-reason': {
          text: '¿El cabrestante? Nadie me lo ha dicho. Esas noches estaba sola desde las nueve, y el libro está en la otra cabina. Quería hacerlo luego, y después se me olvidó.',
          answers: {
            'what-would-help':
              '«Suena a demasiado para una sola persona. ¿Qué necesitarías para que funcione también esas noches?»',
            'come-earlier': '«Pues tendrás que venir un cuarto de hora antes».',
            'others-manage': '«Excusas. Los demás también pueden».',
          },
          explanation:
            'Ahora conoces el motivo. Quien encuentra la solución por sí misma la cumple; una impuesta, o que le quitan de las manos, dura hasta la noche siguiente.',
        },
        agreed: {
          text: 'Si el libro estuviera junto al cabrestante, lo haría en un minuto. Y gracias por preguntarme.',
          explanation: 'Preguntaste por el motivo, y ella misma encontró la manera: esa la cumplirá.',
        },
        resigned: {
          text: 'Antes. Bueno. Si es así.',
          explanation:
            'Hará lo que le digan mientras alguien mire. El motivo sigue ahí: una persona sola con dos barcos.',
        },
        'walked-off': {
          text: '¿Sabes qué? Escribe tú tu libro.',
          explanation:
            'Te dio su motivo y oyó que no cuenta. Compararla con los demás acabó con la conversación.',
        },
      },
    },
  },
}
