export interface Feed {
  title: string;
  description: string;
  imageUrl: string;
  url: string;
  buttons: string[];
}

/** Reads the message that the chat company's script sends; undefined for any other text. */
export function readFeed(text = ''): Feed | undefined {
  try {
    const { content, buttons = [] } = JSON.parse(text);
    const { title, description = '', imageUrl = '', link } = content;
    return {
      title: String(title),
      description: String(description),
      imageUrl: String(imageUrl),
      url: String(link.mobileWebUrl),
      buttons: Array.from(buttons, (button: { title: unknown }) => String(button.title)),
    };
  } catch {
    return undefined;
  }
}
