import type { EvaluatedWorkspace } from "../reference";
import { accountingApi } from "./accounting-api/reference";
import { bakery } from "./bakery/reference";
import { beekeepers } from "./beekeepers/reference";
import { bentoDelivery } from "./bento-delivery/reference";
import { bicycleLock } from "./bicycle-lock/reference";
import { brewery } from "./brewery/reference";
import { carSharing } from "./car-sharing/reference";
import { climbingGyms } from "./climbing-gyms/reference";
import { cloudBackup } from "./cloud-backup/reference";
import { coldStorage } from "./cold-storage/reference";
import { convenienceStore } from "./convenience-store/reference";
import { cramSchool } from "./cram-school/reference";
import { dentalLab } from "./dental-lab/reference";
import { espressoRepair } from "./espresso-repair/reference";
import { eventRental } from "./event-rental/reference";
import { factoryMaintenance } from "./factory-maintenance/reference";
import { featureFlags } from "./feature-flags/reference";
import { ferry } from "./ferry/reference";
import { grainCooperative } from "./grain-cooperative/reference";
import { greenhouseClimate } from "./greenhouse-climate/reference";
import { hearingAids } from "./hearing-aids/reference";
import { hospital } from "./hospital/reference";
import { hotSpringInns } from "./hot-spring-inns/reference";
import { housingAssociation } from "./housing-association/reference";
import { insuranceBroker } from "./insurance-broker/reference";
import { languageSchool } from "./language-school/reference";
import { laundry } from "./laundry/reference";
import { liftMaintenance } from "./lift-maintenance/reference";
import { museum } from "./museum/reference";
import { patientTransport } from "./patient-transport/reference";
import { podcastHosting } from "./podcast-hosting/reference";
import { propertyManagers } from "./property-managers/reference";
import { railwayStaff } from "./railway-staff/reference";
import { removals } from "./removals/reference";
import { scaffolding } from "./scaffolding/reference";
import { secondHandShops } from "./second-hand-shops/reference";
import { soilProbes } from "./soil-probes/reference";
import { theatres } from "./theatres/reference";
import { ticketMachine } from "./ticket-machine/reference";
import { vegetableBaskets } from "./vegetable-baskets/reference";
import { vetPractices } from "./vet-practices/reference";
import { visitorDesk } from "./visitor-desk/reference";
import { walkingMaps } from "./walking-maps/reference";
import { wasteCollection } from "./waste-collection/reference";

/** Workspaces of different trades, languages and sizes, with their references. */
export const WORKSPACES: readonly EvaluatedWorkspace[] = [
  bakery,
  hospital,
  bicycleLock,
  wasteCollection,
  accountingApi,
  ticketMachine,
  museum,
  dentalLab,
  grainCooperative,
  railwayStaff,
  cloudBackup,
  convenienceStore,
  soilProbes,
  housingAssociation,
  removals,
  vetPractices,
  languageSchool,
  ferry,
  brewery,
  featureFlags,
  hotSpringInns,
  bentoDelivery,
  cramSchool,
  factoryMaintenance,
  vegetableBaskets,
  propertyManagers,
  beekeepers,
  insuranceBroker,
  secondHandShops,
  greenhouseClimate,
  scaffolding,
  podcastHosting,
  laundry,
  climbingGyms,
  espressoRepair,
  hearingAids,
  coldStorage,
  liftMaintenance,
  patientTransport,
  eventRental,
  visitorDesk,
  carSharing,
  walkingMaps,
  theatres,
];
