// What the editor does with the map on its table: keep it, save it, share it and try it out.

import type { MapFile } from '../../../gen/roads-and-boats';
import { me } from '../../../lib/me.svelte';
import { router } from '../../../lib/router.svelte';
import { say } from '../../../lib/words.svelte';
import { isMyMap } from './about';
import { dropDraft, keepDraft, readDraft, takeHanded, type Draft } from './drafts';
import { Drawing } from './drawing.svelte';
import { mapApi } from './map-api';
import { playNow } from './play-map';
import { blank, fromFile } from './sheet';

export class MapEditor {
  readonly drawing: Drawing;
  /** Under which the server has the map, once it has it. */
  id = $state<string>();
  isShared = $state(false);
  isBusy = $state(false);
  problem = $state('');
  /** What was not saved the last time, until it is taken up or thrown away. */
  draft = $state.raw<Draft>();

  private constructor(drawing: Drawing, id: string | undefined) {
    this.drawing = drawing;
    this.id = id;
    this.draft = readDraft(id);
  }

  /** The editor for a map that the server has, or for a new one. Somebody else's map is drawn on as a copy. */
  static async open(id: string | undefined): Promise<MapEditor> {
    if (id === undefined) {
      const handed = takeHanded();
      const sheet = handed ? fromFile(handed) : blank(say('maps-new-name'));
      return new MapEditor(new Drawing(sheet, handed !== undefined), undefined);
    }
    const [found] = await Promise.all([mapApi.get(id), me.begin()]);
    const mine = isMyMap(found);
    const editor = new MapEditor(new Drawing(fromFile(found.map), !mine), mine ? id : undefined);
    editor.isShared = mine && found.shared;
    return editor;
  }

  /** Keeps what is not saved. Called whenever the sheet has changed. */
  keep(): void {
    if (this.drawing.isUnsaved) {
      if (this.drawing.sheet.tiles.size > 0) keepDraft(this.id, this.drawing.file);
    } else if (!this.draft) {
      // What was kept has been saved since, or taken back.
      dropDraft(this.id);
    }
  }

  takeUp(): void {
    if (this.draft) this.drawing.replace(this.draft.map);
    this.draft = undefined;
  }

  throwAway(): void {
    dropDraft(this.id);
    this.draft = undefined;
  }

  /** Saves the map, finished or not. */
  save(isShared = this.isShared): Promise<boolean> {
    return this.#do(async () => {
      const { sheet, file } = this.drawing;
      await me.ensure();
      if (this.id === undefined) {
        const { id } = await mapApi.add(file, isShared);
        dropDraft(undefined);
        this.id = id;
      } else {
        await mapApi.change(this.id, file, isShared);
        dropDraft(this.id);
      }
      this.isShared = isShared;
      this.draft = undefined;
      this.drawing.saved(sheet);
    });
  }

  /** Lists the map in the gallery, or no longer. */
  async list(isShared: boolean): Promise<void> {
    if (!(await this.save(isShared))) throw new Error(this.problem);
  }

  /** Opens a solo table on the map as it is, whatever seats it is for. */
  async tryOut(): Promise<void> {
    await this.#do(async () => {
      const { file } = this.drawing;
      const seats = file.seats.includes(1) ? file.seats : [1, ...file.seats];
      keepDraft(this.id, file);
      await playNow({
        map: { ...file, seats },
        title: say('maps-test-title', { name: file.name }),
      });
    });
  }

  /** Lays another map on the table. */
  replace(map: MapFile): void {
    this.drawing.replace(map);
  }

  /** Goes to the page of the map. */
  leave(): void {
    router.go(this.id === undefined ? '/maps' : `/maps/${this.id}`);
  }

  async #do(deed: () => Promise<void>): Promise<boolean> {
    this.isBusy = true;
    this.problem = '';
    try {
      await deed();
      return true;
    } catch (error) {
      this.problem = (error as Error).message;
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
