import type { TaskTemplate } from '#kinds/define/edit.ts'

/** Words of the example. */
export const words: TaskTemplate['words'] = {
  en: {
    name: 'A mail in a hurry',
    goal: 'Learn how to tell a forged mail, and what to do with it.',
    congrats: 'You have been through it. Next time you will recognise it.',
    scenes: {
      mail: {
        title: 'A mail from the bank?',
        text: '“Your account will be closed today. Sign in here to stop it.” The mail looks just like those of your bank.',
        answers: { look: 'I look at who sent it', click: 'I follow the link' },
        explanation:
          'Pressure is the first sign of a forgery. Whoever looks at the sender has time to think.',
      },
      sender: {
        title: 'A strange sender',
        text: 'The address ends in “bank-help.example”. You have never heard of it.',
        answers: {
          report: 'I report the mail to our IT',
          delete: 'I delete it and say nothing',
          reply: 'I reply and ask whether it is real',
        },
        explanation: 'Others have received it as well. Once it is reported, they can be warned.',
      },
      safe: {
        title: 'Everybody is warned',
        text: 'Ten minutes later IT warns the whole company. Nobody else falls for it.',
        explanation: 'You looked twice, and you let others know.',
      },
      alone: {
        title: 'Safe, but only you',
        text: 'Your account is safe. A colleague received the same mail and followed the link.',
        explanation: 'Deleting protects you alone. A report protects everybody.',
      },
      stolen: {
        title: 'The account is empty',
        text: 'Somebody has your details now, and signed in before you noticed.',
        explanation: 'No bank asks for a password by mail. Links and replies both lead to whoever forged it.',
      },
    },
  },
  pl: {
    name: 'Pilny e-mail',
    goal: 'Dowiedz się, jak rozpoznać fałszywy e-mail i co z nim zrobić.',
    congrats: 'To już za tobą. Następnym razem łatwo go rozpoznasz.',
    scenes: {
      mail: {
        title: 'E-mail z banku?',
        text: '„Twoje konto zostanie dziś zamknięte. Zaloguj się tutaj, aby temu zapobiec”. Wiadomość wygląda zupełnie jak z twojego banku.',
        answers: { look: 'Sprawdzam, kto ją wysłał', click: 'Klikam link' },
        explanation: 'Pośpiech to pierwszy znak fałszerstwa. Kto sprawdza nadawcę, ma czas pomyśleć.',
      },
      sender: {
        title: 'Dziwny nadawca',
        text: 'Adres kończy się na „bank-help.example”. Nigdy o nim nie było mowy.',
        answers: {
          report: 'Zgłaszam wiadomość do działu IT',
          delete: 'Usuwam ją i nic nie mówię',
          reply: 'Odpisuję z pytaniem, czy jest prawdziwa',
        },
        explanation: 'Dostali ją także inni. Po zgłoszeniu można ich ostrzec.',
      },
      safe: {
        title: 'Wszyscy ostrzeżeni',
        text: 'Dziesięć minut później dział IT ostrzega całą firmę. Nikt więcej się nie nabiera.',
        explanation: 'Wystarczyło spojrzeć dwa razy i dać znać innym.',
      },
      alone: {
        title: 'Bezpiecznie, ale tylko dla ciebie',
        text: 'Twoje konto jest bezpieczne. Ktoś z zespołu dostał ten sam e-mail i kliknął link.',
        explanation: 'Usunięcie chroni tylko ciebie. Zgłoszenie chroni wszystkich.',
      },
      stolen: {
        title: 'Puste konto',
        text: 'Ktoś ma już twoje dane i zalogował się, zanim to było widać.',
        explanation: 'Żaden bank nie pyta o hasło e-mailem. Link i odpowiedź prowadzą do fałszerza.',
      },
    },
  },
  de: {
    name: 'Eine eilige E-Mail',
    goal: 'Lerne, wie du eine gefälschte E-Mail erkennst und was damit zu tun ist.',
    congrats: 'Du hast es durchgespielt. Beim nächsten Mal erkennst du sie.',
    scenes: {
      mail: {
        title: 'Eine E-Mail von der Bank?',
        text: '„Dein Konto wird heute geschlossen. Melde dich hier an, um das zu verhindern.“ Die E-Mail sieht genauso aus wie die deiner Bank.',
        answers: { look: 'Ich sehe nach, wer sie geschickt hat', click: 'Ich folge dem Link' },
        explanation:
          'Druck ist das erste Zeichen einer Fälschung. Wer auf den Absender schaut, hat Zeit zum Nachdenken.',
      },
      sender: {
        title: 'Ein fremder Absender',
        text: 'Die Adresse endet auf „bank-help.example“. Davon hast du noch nie gehört.',
        answers: {
          report: 'Ich melde die E-Mail unserer IT',
          delete: 'Ich lösche sie und sage nichts',
          reply: 'Ich antworte und frage, ob sie echt ist',
        },
        explanation: 'Andere haben sie auch bekommen. Ist sie gemeldet, können sie gewarnt werden.',
      },
      safe: {
        title: 'Alle sind gewarnt',
        text: 'Zehn Minuten später warnt die IT die ganze Firma. Niemand sonst fällt darauf herein.',
        explanation: 'Du hast zweimal hingesehen und anderen Bescheid gegeben.',
      },
      alone: {
        title: 'Sicher, aber nur du',
        text: 'Dein Konto ist sicher. Im Team hat jemand dieselbe E-Mail bekommen und ist dem Link gefolgt.',
        explanation: 'Löschen schützt nur dich. Eine Meldung schützt alle.',
      },
      stolen: {
        title: 'Das Konto ist leer',
        text: 'Jemand hat jetzt deine Daten und sich angemeldet, bevor du es bemerkt hast.',
        explanation:
          'Keine Bank fragt per E-Mail nach einem Passwort. Link und Antwort führen beide zum Fälscher.',
      },
    },
  },
  es: {
    name: 'Un correo con prisas',
    goal: 'Aprende a reconocer un correo falso y qué hacer con él.',
    congrats: 'Ya lo has vivido. La próxima vez lo reconocerás.',
    scenes: {
      mail: {
        title: '¿Un correo del banco?',
        text: '«Tu cuenta se cerrará hoy. Inicia sesión aquí para evitarlo». El correo es igual que los de tu banco.',
        answers: { look: 'Miro quién lo envía', click: 'Sigo el enlace' },
        explanation:
          'La presión es la primera señal de una falsificación. Quien mira el remitente tiene tiempo para pensar.',
      },
      sender: {
        title: 'Un remitente extraño',
        text: 'La dirección acaba en «bank-help.example». Nunca habías oído hablar de ella.',
        answers: {
          report: 'Aviso a nuestro equipo de informática',
          delete: 'Lo borro y no digo nada',
          reply: 'Respondo y pregunto si es auténtico',
        },
        explanation: 'Otras personas también lo han recibido. Si avisas, se las puede prevenir.',
      },
      safe: {
        title: 'Todo el mundo está avisado',
        text: 'Diez minutos después, informática avisa a toda la empresa. Nadie más cae en la trampa.',
        explanation: 'Miraste dos veces y avisaste a los demás.',
      },
      alone: {
        title: 'A salvo, pero solo tú',
        text: 'Tu cuenta está a salvo. Alguien de tu equipo recibió el mismo correo y siguió el enlace.',
        explanation: 'Borrarlo te protege solo a ti. Avisar protege a todos.',
      },
      stolen: {
        title: 'La cuenta está vacía',
        text: 'Alguien tiene ahora tus datos y ha entrado antes de que te dieras cuenta.',
        explanation:
          'Ningún banco pide la contraseña por correo. El enlace y la respuesta llevan a quien lo falsificó.',
      },
    },
  },
}
